import { forgetUsedCaptchas } from './captcha/used.ts';
import type { Database } from './db/database.ts';
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

/** What is due by the sandbox's clock. Any number of processes may do it at the same moment. */
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
 * Keeps house at once, for what fell due while nothing ran, and then every `seconds`, never twice at the same moment; 0 is
 * never.
 * @returns what stops it, after the run that is under way
 */
export function startHousekeeping(database: Database, seconds: number): () => Promise<void> {
  if (seconds <= 0) return async () => {};
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const turn = () => {
    if (busy) return;
    busy = true;
    running = keepHouse(database)
      .catch((cause: unknown) => console.error('Housekeeping failed:', cause))
      .finally(() => {
        busy = false;
      });
  };
  turn();
  const timer = setInterval(turn, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
