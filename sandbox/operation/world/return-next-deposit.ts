import type { Queryable } from '#ground/db/database.ts';
import { readClock } from '#terms/time/clock.ts';
import { readFaultReason } from './read-fault-reason.ts';
import { forceReturn } from './simulated-bank.ts';

const REASON = 'el nombre de la cuenta no coincide con el del negocio';

/**
 * POST deposits/return-next {reason?}: the bank returns the next deposit, of any business, for this reason on the following
 * banking day. Two calls return the next two.
 * @throws ApiError 400
 */
export async function returnNextDeposit(database: Queryable, body: unknown): Promise<{ reason: string }> {
  const reason = readFaultReason(body, REASON);
  await forceReturn(database, reason, await readClock(database));
  return { reason };
}
