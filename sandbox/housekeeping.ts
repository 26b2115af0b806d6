import { forgetUsedCaptchas } from './captcha/used.ts';
import type { Database } from './db/database.ts';
import { every } from './every.ts';
import { forgetOldKeys } from './pipeline/idempotency.ts';
import { readClock } from './rules/clock.ts';
import { runAutomaticClosings } from './rules/closings/automatic.ts';
import { finishProcessing } from './rules/closings/finish-processing.ts';
import { mergeTotals } from './rules/history/merge-totals.ts';
import { forgetOldDeliveries } from './rules/notifications/deliveries.ts';
import { forgetOldCodes } from './rules/password-recovery.ts';
import { forgetOldEmailChanges } from './rules/profile/email-change.ts';
import { forgetOldCounts } from './rules/rate-limit.ts';
import { forgetOldSessions } from './rules/sessions.ts';
import { forgetOldTries } from './rules/sign-in.ts';
import { forgetUnclaimed } from './rules/sign-up/forget.ts';
import { expireRequests } from './rules/transactions/expire.ts';

/** Does everything that is due by the sandbox's clock. Any number of processes may run it at the same time. */
export async function keepHouse(database: Database): Promise<void> {
  const now = await readClock(database);
  await expireRequests(database, now);
  await runAutomaticClosings(database, now);
  await database.transaction((tx) => finishProcessing(tx, now));
  await mergeTotals(database);
  await forgetOldSessions(database, now);
  await forgetOldTries(database, now);
  await forgetOldEmailChanges(database, now);
  await forgetOldCodes(database, now);
  await forgetOldCounts(database, now);
  await forgetOldKeys(database, now);
  await forgetOldDeliveries(database, now);
  await forgetUsedCaptchas(database, now);
  await forgetUnclaimed(database, now);
}

/**
 * Runs the housekeeping at once, for work that fell due while no process ran, and then every `seconds`; 0 turns it off.
 * @returns a function that stops it
 */
export function startHousekeeping(database: Database, seconds: number): () => Promise<void> {
  return every(seconds, 'Housekeeping', () => keepHouse(database));
}
