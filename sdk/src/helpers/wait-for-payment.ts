import type { ChangesApi } from '../../generated/areas/changes.ts';
import type { TransactionsApi } from '../../generated/areas/transactions.ts';
import type { TransactionWithTimeline } from '../../generated/entities.ts';
import { type Deadline, deadline } from '../deadline.ts';
import { type Failed, failed, type Result } from '../result.ts';
import { type Hearing, hearPayments } from './hear-payments.ts';
import { isTransient } from './is-transient.ts';
import { pause } from './pause.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;
/** Interval in milliseconds while every change is reported. */
const LIVE_PAUSE_MS = 60_000;
/** Minimum interval in milliseconds, however many changes are reported. */
const SHORTEST_PAUSE_MS = 500;

export interface WaitOptions {
  /** Ends the wait, which then returns a failure of kind `aborted`. The request or charge stays pending. */
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds after which the wait returns a failure of kind `unanswered`, or the last failure (`network`, `timeout`…) if the
   * server could not be reached. By default it waits until the request is resolved. Negative or `NaN` is `misuse`.
   */
  timeoutMs?: number | undefined;
  /** For a business administrator who acts within a branch. */
  businessBranchId?: string | undefined;
}

/**
 * Waits until a request or a charge is no longer pending and returns it: `completed`, `rejected`, `canceled` or `expired`, or
 * `refunded` if that has happened since. It asks the server immediately, then when the stream of changes reports payments (waits
 * of one client and session share the stream), and every minute. Without `changes`, while the stream is lost, or if the server
 * does not offer it, it asks after 2 s, then at growing intervals of up to 5 s. It keeps asking when the connection is lost or
 * the server is busy. Any other failure of `transactions.retrieve` ends the wait.
 */
export async function waitForPayment(
  api: { transactions: Pick<TransactionsApi, 'retrieve'>; changes?: Pick<ChangesApi, 'stream'> | undefined },
  transactionId: string,
  { signal, timeoutMs, businessBranchId }: WaitOptions = {},
): Promise<Result<TransactionWithTimeline>> {
  const content = { transactionId, businessBranchId };
  let limit: Deadline;
  try {
    limit = deadline(timeoutMs ?? Number.POSITIVE_INFINITY, signal);
  } catch (cause) {
    return failed('misuse', { cause });
  }
  let last: Failed = failed('timeout', {});
  // Each call keeps the client's time limit, so that a call whose connection hangs is repeated.
  const ask = async () => {
    const result = await api.transactions.retrieve(content, { signal: limit.signal });
    if (!limit.signal.aborted) last = result.ok ? unanswered(result.data.transaction) : result;
    return result;
  };
  try {
    return await Promise.race([askUntilResolved(ask, api.changes, limit.signal), limit.reached]);
  } catch (cause) {
    if (!limit.signal.aborted) throw cause;
    return limit.passed() ? last : failed('aborted', {});
  } finally {
    limit.clear();
  }
}

function unanswered({ origin }: TransactionWithTimeline): Failed {
  const words =
    origin === 'charge'
      ? { title: 'Cobro', message: 'Nadie ha pagado el cobro todavía' }
      : { title: 'Solicitud', message: 'El usuario todavía no responde la solicitud' };
  return { ok: false, failure: { kind: 'unanswered', ...words } };
}

async function askUntilResolved(
  ask: () => ReturnType<TransactionsApi['retrieve']>,
  changes: Pick<ChangesApi, 'stream'> | undefined,
  signal: AbortSignal,
): Promise<Result<TransactionWithTimeline>> {
  let pauseMs = FIRST_PAUSE_MS;
  let reported = new AbortController();
  const onReport = () => reported.abort();
  signal.addEventListener('abort', onReport, { once: true });
  let hearing: Hearing | undefined;
  try {
    for (;;) {
      // Created before the call, because the response may be older than changes reported meanwhile.
      reported = new AbortController();
      const result = await ask();
      if (result.ok && result.data.transaction.status !== 'pending')
        return { ok: true, data: result.data.transaction };
      if (!result.ok && !isTransient(result.failure)) return result;
      hearing ??= changes && hearPayments(changes, onReport);
      const asked = result.ok ? 0 : (result.failure.retryAfterSeconds ?? 0) * 1000;
      const shortestMs = Math.max(SHORTEST_PAUSE_MS, asked);
      await pause(shortestMs, signal);
      const longestMs = hearing?.isLive() ? LIVE_PAUSE_MS : pauseMs;
      await pause(longestMs - shortestMs, reported.signal).catch(() => undefined);
      signal.throwIfAborted();
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.25);
    }
  } finally {
    hearing?.stop();
  }
}
