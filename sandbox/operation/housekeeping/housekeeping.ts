import { deleteUsedCaptchas } from '#access/captcha/used-tokens.ts';
import { deleteOldNotices } from '#access/changes/read-notices.ts';
import { deleteOldMails } from '#access/outboxes/mail-outbox.ts';
import { deleteOldPush, deleteOldPushDevices } from '#access/outboxes/push-outbox.ts';
import { deleteOldTries } from '#access/passwords/check-credentials.ts';
import { deleteOldCodes } from '#access/passwords/password-recovery.ts';
import { deleteOldCounts } from '#access/passwords/rate-limit.ts';
import { deleteOldEnrollments } from '#access/second-factor/enrollment.ts';
import { deleteOldChallenges } from '#access/sessions/challenge-token.ts';
import { mergeScopeChanges } from '#access/sessions/scope-version.ts';
import { deleteOldSessions } from '#access/sessions/sessions.ts';
import { deleteOldDevices } from '#access/sign-in/known-devices.ts';
import { type Database, DatabaseUnavailable } from '#ground/db/database.ts';
import { reportError } from '#ground/running/report-error.ts';
import { runEvery } from '#ground/running/run-every.ts';
import { deleteOldKeys } from '#http/pipeline/idempotency.ts';
import { finishProcessing } from '#money/closings/finish-processing.ts';
import { runAutomaticClosings } from '#money/closings/run-automatic-closings.ts';
import { runDeposits } from '#money/closings/run-deposits.ts';
import { ACCEPTING_BANK, type Bank } from '#money/deposits/bank.ts';
import { lapseRefundRequests } from '#money/refund-requests/request-refund.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import { deleteOldDownloads, failAbandonedDownloads } from '#out/downloads/downloads.ts';
import { sendSummaryEmails } from '#out/mail/summaries/send-summary-emails.ts';
import { deleteOldDeliveries } from '#out/notifications/delivery-log.ts';
import { deleteOldEmailChanges } from '#places/profile/email-change.ts';
import { deleteUnclaimedDocumentsAndFundSources } from '#places/sign-up/delete-unclaimed-documents-and-fund-sources.ts';
import { compactTotals } from '#reports/history/compact-totals.ts';
import { readClock } from '#terms/time/clock.ts';
import { makeDuePartitions } from './month-partitions.ts';

type Step = (database: Database, now: Date, bank: Bank) => Promise<unknown>;

/** The steps in the order in which they run; their names appear in the log and in the metrics. */
const STEPS: Readonly<Record<string, Step>> = {
  expireRequests,
  lapseRefundRequests,
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
  deleteOldPush,
  deleteOldPushDevices,
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
