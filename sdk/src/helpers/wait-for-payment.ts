import type { TransactionsApi } from '../../generated/areas/transactions.ts';
import type { Transaction } from '../../generated/entities.ts';
import type { CallOptions } from '../call-types.ts';
import { type Failure, failed, type Result } from '../result.ts';
import { pause } from './pause.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

export interface WaitOptions {
  /** Ends the wait, which then returns a failure of kind `aborted`. The request stays pending. */
  signal?: AbortSignal;
  /** Milliseconds, after which the wait returns a failure of kind `timeout`. Without it, until the request is resolved. */
  timeoutMs?: number;
  /** For a business administrator who acts within a branch. */
  businessBranchId?: string;
}

/**
 * Waits until a request is no longer pending and returns it: `completed`, `rejected`, `canceled` or `expired`, or `refunded` if
 * that has happened since. It asks after 2 s, then less and less often, up to every 5 s, and goes on asking when the connection
 * is lost or the server is busy. Any other failure ends the wait.
 */
export async function waitForPayment(
  api: { transactions: Pick<TransactionsApi, 'retrieve'> },
  transactionId: string,
  { signal, timeoutMs, businessBranchId }: WaitOptions = {},
): Promise<Result<Transaction>> {
  const ends = timeoutMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeoutMs;
  const content = { transactionId, ...(businessBranchId ? { businessBranchId } : {}) };
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const left = ends - Date.now();
    if (left <= 0) return failed('timeout', {});
    const result = await api.transactions.retrieve(content, callOptions(signal, left));
    if (result.ok && result.data.transaction.status !== 'pending')
      return { ok: true, data: result.data.transaction };
    if (!result.ok && !isTransient(result.failure)) return result;
    const asked = result.ok ? 0 : (result.failure.retryAfterSeconds ?? 0) * 1000;
    try {
      await pause(Math.min(Math.max(pauseMs, asked), ends - Date.now()), signal);
    } catch {
      return failed('aborted', {});
    }
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.25);
  }
}

function callOptions(signal: AbortSignal | undefined, left: number): CallOptions {
  return { signal, ...(Number.isFinite(left) ? { timeoutMs: left } : {}) };
}

function isTransient({ kind, status = 0 }: Failure): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}
