import type { Queryable } from '#ground/db/database.ts';
import { readClock } from '#terms/time/clock.ts';
import { readFaultReason } from './read-fault-reason.ts';
import { forceFailure } from './simulated-bank.ts';

const REASON = 'El banco no aceptó el depósito';

/**
 * POST closings/fail-next {reason?}: the next closing with open entries, of any business, fails for this reason. Two calls make
 * the next two fail.
 * @throws ApiError 400
 */
export async function failNextClosing(database: Queryable, body: unknown): Promise<{ reason: string }> {
  const reason = readFaultReason(body, REASON);
  await forceFailure(database, reason, await readClock(database));
  return { reason };
}
