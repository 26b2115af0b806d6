import type { BusinessApi, Result } from '@cobros/sdk';
import * as assert from 'uvu/assert';

/** A call with a key, repeated until its outcome is known. */
interface KeyedCall {
  key: string;
  make: (api: BusinessApi) => Promise<Result<unknown>>;
  /** Content of the response, once there is one; repeating the call must never return another. */
  response?: string;
  settled: boolean;
  /** When it was made first, and whether it had to be repeated. */
  began: number;
  repeated: boolean;
}

/** Everything that was asked of the API, with its responses. */
export interface Story {
  calls: KeyedCall[];
  /** References of the requests that were sent, by their key. */
  references: Map<string, string>;
  pending: { id: string; paymentRequestId: string }[];
  received: string[];
  /** The number of acts so far, with or without a response. */
  acts: number;
  /** The number of calls with a final response, of failures with status 503, and of calls without a response. */
  answered: number;
  unavailable: number;
  unanswered: number;
  /** The attempts that failed, and how long the slowest call took until its final response. */
  failures: { began: number; ended: number }[];
  slowestMs: number;
}

export const newStory = (): Story => ({
  calls: [],
  references: new Map(),
  pending: [],
  received: [],
  acts: 0,
  unavailable: 0,
  unanswered: 0,
  answered: 0,
  failures: [],
  slowestMs: 0,
});

/** Makes a call, or repeats it with its key, and checks the response. */
async function attempt(story: Story, call: KeyedCall, api: BusinessApi): Promise<boolean> {
  const began = Date.now();
  const result = await call.make(api);
  if (result.ok) {
    const response = JSON.stringify(result.data);
    if (call.response !== undefined)
      assert.is(response, call.response, `${call.key} repeated returns something else`);
    call.response = response;
    settle(story, call);
    return true;
  }
  const { kind, status, retryAfterSeconds = 0, message } = result.failure;
  if (kind === 'answered' && status < 500) {
    assert.is(
      call.response,
      undefined,
      `${call.key} was carried out, and repeated it is rejected: ${message}`,
    );
    settle(story, call);
    return false;
  }
  call.repeated = true;
  story.failures.push({ began, ended: Date.now() });
  if (kind === 'answered' || kind === 'unreadable') {
    assert.equal([call.key, kind, status, retryAfterSeconds > 0], [call.key, 'answered', 503, true], message);
    story.unavailable++;
  } else story.unanswered++;
  return false;
}

function settle(story: Story, call: KeyedCall): void {
  if (call.settled) return;
  call.settled = true;
  story.answered++;
  story.slowestMs = Math.max(story.slowestMs, Date.now() - call.began);
}

/** Makes a call with a new key. @returns the content of its response, if there was one */
export async function keyed(
  story: Story,
  api: BusinessApi,
  name: string,
  make: (options: { idempotencyKey: string }, api: BusinessApi) => Promise<Result<unknown>>,
) {
  const key = `${name}-${String(story.calls.length).padStart(6, '0')}`;
  const known = { key, settled: false, began: Date.now(), repeated: false };
  const call: KeyedCall = { ...known, make: (one) => make({ idempotencyKey: key }, one) };
  story.calls.push(call);
  if (await attempt(story, call, api)) return JSON.parse(call.response ?? '{}');
}

/** Repeats the calls whose outcome is unknown, and some of the others, whose response must be the same again. */
export async function repeat(story: Story, api: BusinessApi, isOther: (call: KeyedCall) => boolean) {
  const again = story.calls.filter(
    (call) => (call.repeated && !call.settled) || (call.response !== undefined && isOther(call)),
  );
  for (const call of again) await attempt(story, call, api);
  return again.length;
}
