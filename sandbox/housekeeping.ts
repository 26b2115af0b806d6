import { deleteUsedCaptchas } from './captcha/used-tokens.ts';
import type { Database } from './db/database.ts';
import { deleteOldKeys } from './pipeline/idempotency.ts';
import { deleteOldTries } from './rules/check-credentials.ts';
import { readClock } from './rules/clock.ts';
import { finishProcessing } from './rules/closings/finish-processing.ts';
import { runAutomaticClosings } from './rules/closings/run-automatic-closings.ts';
import { compactTotals } from './rules/history/compact-totals.ts';
import { deleteOldDevices } from './rules/known-devices.ts';
import { deleteOldMails } from './rules/mail-outbox.ts';
import { makeDuePartitions } from './rules/month-partitions.ts';
import { deleteOldDeliveries } from './rules/notifications/delivery-log.ts';
import { deleteOldCodes } from './rules/password-recovery.ts';
import { deleteOldEmailChanges } from './rules/profile/email-change.ts';
import { deleteOldCounts } from './rules/rate-limit.ts';
import { mergeScopeChanges } from './rules/scope-version.ts';
import { deleteOldChallenges } from './rules/second-factor/challenge-token.ts';
import { deleteOldEnrollments } from './rules/second-factor/enrollment.ts';
import { deleteOldSessions } from './rules/sessions.ts';
import { deleteUnclaimedDocumentsAndFundSources } from './rules/sign-up/delete-unclaimed-documents-and-fund-sources.ts';
import { expireRequests } from './rules/transactions/expire-requests.ts';
import { runEvery } from './run-every.ts';

/** Does everything that is due by the sandbox's clock. Any number of processes may run it at the same time. */
export async function runHousekeeping(database: Database): Promise<void> {
  const now = await readClock(database);
  await expireRequests(database, now);
  await runAutomaticClosings(database, now);
  await database.transaction((tx) => finishProcessing(tx, now));
  await compactTotals(database);
  await mergeScopeChanges(database);
  await makeDuePartitions(database, now);
  await deleteOldSessions(database, now);
  await deleteOldChallenges(database, now);
  await deleteOldEnrollments(database, now);
  await deleteOldDevices(database, now);
  await deleteOldTries(database, now);
  await deleteOldEmailChanges(database, now);
  await deleteOldCodes(database, now);
  await deleteOldCounts(database, now);
  await deleteOldKeys(database, now);
  await deleteOldDeliveries(database, now);
  await deleteOldMails(database, now);
  await deleteUsedCaptchas(database, now);
  await deleteUnclaimedDocumentsAndFundSources(database, now);
}

/**
 * Does the housekeeping unless another process has done it within the interval.
 * @returns true if it was this one's turn
 */
export async function runHousekeepingInTurn(database: Database, seconds: number): Promise<boolean> {
  // Timers are not exact, so a little less than the interval. A moment further ahead was set before the clock went back.
  const claimed = await database.query(
    `update world set housekeeping_due_at = now() + make_interval(secs => $1)
     where id = 1 and housekeeping_due_at not between now() and now() + make_interval(secs => $1) returning 1`,
    [seconds * 0.9],
  );
  if (claimed.length > 0) await runHousekeeping(database);
  return claimed.length > 0;
}

/**
 * Runs the housekeeping at once, for work that fell due while no process ran, and then every `seconds`, in turn with the other
 * processes of the database; 0 turns it off.
 * @returns a function that stops it
 */
export function startHousekeeping(database: Database, seconds: number): () => Promise<void> {
  let run: () => Promise<unknown> = async () => {
    run = () => runHousekeepingInTurn(database, seconds);
    await runHousekeeping(database);
  };
  return runEvery(seconds, 'Housekeeping', () => run());
}
