import type { Transactional } from '#ground/db/database.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { readAppUserTransactions } from './app-user-transaction.ts';

/** Maximum number of latest payments and decided requests shown on the phone. */
const RECENT = 6;

/**
 * GET users/{username}/requests: the requests that wait for this app user's answer, oldest first, and the latest others.
 * @throws ApiError 404
 */
export async function readPhone(database: Transactional, username: string) {
  const [person] = await database.query<{ id: string }>('select id from app_users where username = $1', [
    username,
  ]);
  if (!person) throw notFound('No se encontró el usuario');
  const now = await readClock(database);
  await expireRequests(database, now);
  const [requests, recent] = await Promise.all([
    readAppUserTransactions(
      database,
      person.id,
      `t.status = 'pending' and t.origin = 'request' order by t.created_at limit 50`,
    ),
    readAppUserTransactions(
      database,
      person.id,
      `(t.status <> 'pending' or t.origin = 'payment')
       order by coalesce(t.resolved_at, t.created_at) desc, t.id desc limit ${RECENT}`,
    ),
  ]);
  return { now, requests, recent };
}
