import { deleteUsedCaptchas } from './captcha/used-tokens.ts';
import { type Database, DatabaseUnavailable } from './db/database.ts';
import { sendSummaryEmails } from './mail/summaries/send-summary-emails.ts';
import { deleteOldKeys } from './pipeline/idempotency.ts';
import { reportError } from './report-error.ts';
import { deleteOldNotices } from './rules/changes/read-notices.ts';
import { deleteOldTries } from './rules/check-credentials.ts';
import { readClock } from './rules/clock.ts';
import { finishProcessing } from './rules/closings/finish-processing.ts';
import { runAutomaticClosings } from './rules/closings/run-automatic-closings.ts';
import { runDeposits } from './rules/closings/run-deposits.ts';
import { ACCEPTING_BANK, type Bank } from './rules/deposits/bank.ts';
import { deleteOldDownloads, failAbandonedDownloads } from './rules/downloads/downloads.ts';
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

type Step = (database: Database, now: Date, bank: Bank) => Promise<unknown>;

/** The steps in the order in which they run; their names appear in the log and in the metrics. */
const STEPS: Readonly<Record<string, Step>> = {
  expireRequests,
  runAutomaticClosings,
  finishProcessing: (database, now) => database.transaction((tx) => finishProcessing(tx, now)),
  runDeposits,
  sendSummaryEmails,
  compactTotals: (database) => compactTotals(database),
  mergeScopeChanges: (database) => mergeScopeChanges(database),
  makeDuePartitions,
  deleteOldNotices,
  deleteOldSessions,
  deleteOldChallenges,
  deleteOldEnrollments,
  deleteOldDevices,
  deleteOldTries,
  deleteOldEmailChanges,
  deleteOldCodes,
  deleteOldCounts,
  deleteOldKeys,
  deleteOldDeliveries,
  deleteOldMails,
  failAbandonedDownloads,
  deleteOldDownloads,
  deleteUsedCaptchas,
  deleteUnclaimedDocumentsAndFundSources,
};

/** Called with the name and the error of a step that failed. */
export type OnFailedStep = (step: string, cause: unknown) => void;

export interface HousekeepingOptions {
  /** By default a failed step is logged. */
  onFailedStep?: OnFailedStep;
  /** Receives the money of closings and deposits; by default one that accepts everything. */
  bank?: Bank;
}

/** Logs a failed step. */
export const reportFailedStep: OnFailedStep = (step, cause) =>
  reportError(`Housekeeping, ${step}, failed:`, cause);

/**
 * Does everything that is due by the sandbox's clock. Steps are independent: one that fails does not stop the others.
 * Any number of processes may run it at the same time.
 * @throws DatabaseUnavailable, because then no step can run
 */
export async function runHousekeeping(
  database: Database,
  { onFailedStep = reportFailedStep, bank = ACCEPTING_BANK }: HousekeepingOptions = {},
): Promise<void> {
  const now = await readClock(database);
  for (const [name, step] of Object.entries(STEPS)) {
    await step(database, now, bank).catch((cause: unknown) => {
      if (cause instanceof DatabaseUnavailable) throw cause;
      onFailedStep(name, cause);
    });
  }
}

/**
 * Does the housekeeping unless another process has done it within the interval.
 * @returns true if it was this process's turn
 */
export async function runHousekeepingInTurn(
  database: Database,
  seconds: number,
  options?: HousekeepingOptions,
): Promise<boolean> {
  // Slightly less than the interval, because timers are not exact. A stored moment may be in the future if the clock went back.
  const claimed = await database.query(
    `update world set housekeeping_due_at = now() + make_interval(secs => $1)
     where id = 1 and housekeeping_due_at not between now() and now() + make_interval(secs => $1) returning 1`,
    [seconds * 0.9],
  );
  if (claimed.length > 0) await runHousekeeping(database, options);
  return claimed.length > 0;
}

/**
 * Runs the housekeeping immediately, for work that became due while no process was running, and then every `seconds`,
 * taking turns with the other processes of the database; 0 turns it off.
 * @returns a function that stops it
 */
export function startHousekeeping(
  database: Database,
  seconds: number,
  options: HousekeepingOptions,
): () => Promise<void> {
  let run: () => Promise<unknown> = async () => {
    run = () => runHousekeepingInTurn(database, seconds, options);
    await runHousekeeping(database, options);
  };
  return runEvery(seconds, 'Housekeeping', () => run());
}
