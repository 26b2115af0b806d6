import type { TransactionsApi } from '../../generated/areas/transactions.ts';
import type { TransactionWithTimeline } from '../../generated/entities.ts';
import { type Deadline, deadline } from '../deadline.ts';
import { type Failed, type Failure, failed, type Result } from '../result.ts';
import { pause } from './pause.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

export interface WaitOptions {
  /** Ends the wait, which then returns a failure of kind `aborted`. The request stays pending. */
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds, after which the wait returns a failure of kind `unanswered`, or the last one (`network`, `timeout`…) if the
   * server could not be asked. Without it, until the request is resolved. Negative or `NaN` is `misuse`.
   */
  timeoutMs?: number | undefined;
  /** For a business administrator who acts within a branch. */
  businessBranchId?: string | undefined;
}

/**
 * Waits until a request is no longer pending and returns it: `completed`, `rejected`, `canceled` or `expired`, or `refunded` if
 * that has happened since. It asks at once, after 2 s, then less and less often, up to every 5 s, and goes on asking when the
 * connection is lost or the server is busy. Any other failure ends the wait.
 */
export async function waitForPayment(
  api: { transactions: Pick<TransactionsApi, 'retrieve'> },
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
  // Each call keeps the time limit of the client, so that one whose connection hangs is repeated.
  const ask = async () => {
    const result = await api.transactions.retrieve(content, { signal: limit.signal });
    if (!limit.signal.aborted) last = result.ok ? UNANSWERED : result;
    return result;
  };
  try {
    return await Promise.race([askUntilResolved(ask, limit.signal), limit.reached]);
  } catch (cause) {
    if (!limit.signal.aborted) throw cause;
    return limit.passed() ? last : failed('aborted', {});
  } finally {
    limit.clear();
  }
}

const UNANSWERED: Failed = {
  ok: false,
  failure: {
    kind: 'unanswered',
    title: 'Solicitud',
    message: 'El usuario todavía no responde la solicitud',
  },
};

async function askUntilResolved(
  ask: () => ReturnType<TransactionsApi['retrieve']>,
  signal: AbortSignal,
): Promise<Result<TransactionWithTimeline>> {
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const result = await ask();
    if (result.ok && result.data.transaction.status !== 'pending')
      return { ok: true, data: result.data.transaction };
    if (!result.ok && !isTransient(result.failure)) return result;
    const asked = result.ok ? 0 : (result.failure.retryAfterSeconds ?? 0) * 1000;
    await pause(Math.max(pauseMs, asked), signal);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.25);
  }
}

function isTransient({ kind, status = 0 }: Failure): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}
