import type { Queryable } from '../db/database.ts';
import { after } from './clock.ts';

/** How long an attempt may take before another process takes it for lost. */
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_SECONDS = 30;
const GROWTH = 3;
/** What is older is no news any more: an SMTP server that is set up later gets no old e-mails. */
const KEPT_SECONDS = 24 * 3600;

/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Puts an e-mail in the outbox, in the transaction that is the reason for it. */
export async function sendMail(tx: Queryable, { to, subject, body }: Mail, now: Date): Promise<void> {
  await tx.query('insert into outbox (to_address, subject, body, created_at) values ($1, $2, $3, $4)', [
    to,
    subject,
    body,
    now,
  ]);
}

/** An e-mail that this process hands over now. */
export interface UnsentMail extends Mail {
  id: number;
  /** The same at every attempt, so that who gets it twice can tell. */
  messageId: string;
  /** This attempt included. */
  attempts: number;
}

/**
 * Takes e-mails that are due, oldest first. Any number of processes may do it at the same moment: each skips what another
 * takes. One that is never recorded, because its process died, is due again after a minute: it may arrive twice, never not.
 */
export function claimUnsent(database: Queryable, now: Date, limit: number): Promise<UnsentMail[]> {
  return database.query<UnsentMail>(
    `with chosen as (
       select id from outbox
       where sent_at is null and next_attempt_at <= $1 and attempts < $4 and created_at > $5
       order by id limit $3 for update skip locked)
     update outbox o set attempts = o.attempts + 1, next_attempt_at = $2 from chosen where o.id = chosen.id
     returning o.id, o.to_address as "to", o.subject, o.body, o.attempts,
       '<' || o.id || '.' || floor(extract(epoch from o.created_at) * 1000)::bigint || '@cobros.sandbox>' as "messageId"`,
    [now, after(now, LEASE_SECONDS), limit, MAX_ATTEMPTS, after(now, -KEPT_SECONDS)],
  );
}

/** Records what came of an attempt: sent, or due again after a pause, 30 s at first and then three times the one before. */
export async function recordAttempt(
  database: Queryable,
  { id, attempts }: UnsentMail,
  error: string | null,
  now: Date,
): Promise<void> {
  if (error === null) {
    await database.query('update outbox set sent_at = $2, smtp_error = null where id = $1', [id, now]);
    return;
  }
  const pause = FIRST_PAUSE_SECONDS * GROWTH ** (attempts - 1);
  await database.query(
    `update outbox set next_attempt_at = $3, smtp_error = $4 where id = $1 and attempts = $2 and sent_at is null`,
    [id, attempts, after(now, pause), error.slice(0, 2_000)],
  );
}
