import type { BusinessApi, Result } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import type { Random } from '../../sandbox/seed/random.ts';

/** A call with a key, repeated until its outcome is known. */
interface KeyedCall {
  key: string;
  make: (api: BusinessApi) => Promise<Result<unknown>>;
  /** Content of the response, once there is one; repeating the call must never return another. */
  response?: string;
  settled: boolean;
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
  /** The number of failures with status 503, and of calls without a response. */
  unavailable: number;
  unanswered: number;
}

export const newStory = (): Story => ({
  calls: [],
  references: new Map(),
  pending: [],
  received: [],
  acts: 0,
  unavailable: 0,
  unanswered: 0,
});

/** Makes a call, or repeats it with its key, and checks the response. */
async function attempt(story: Story, call: KeyedCall, api: BusinessApi): Promise<boolean> {
  const result = await call.make(api);
  if (result.ok) {
    const response = JSON.stringify(result.data);
    if (call.response !== undefined)
      assert.is(response, call.response, `${call.key} repeated returns something else`);
    call.response = response;
    call.settled = true;
    return true;
  }
  const { kind, status, retryAfterSeconds = 0, message } = result.failure;
  if (kind === 'answered' && status < 500) {
    assert.is(
      call.response,
      undefined,
      `${call.key} was carried out, and repeated it is rejected: ${message}`,
    );
    call.settled = true;
  } else if (kind === 'answered' || kind === 'unreadable') {
    assert.equal([call.key, kind, status, retryAfterSeconds > 0], [call.key, 'answered', 503, true], message);
    story.unavailable++;
  } else story.unanswered++;
  return false;
}

/** Makes a call with a new key. @returns the content of its response, if there was one */
export async function keyed(
  story: Story,
  api: BusinessApi,
  name: string,
  make: (options: { idempotencyKey: string }, api: BusinessApi) => Promise<Result<unknown>>,
) {
  const key = `${name}-${String(story.calls.length).padStart(6, '0')}`;
  const call: KeyedCall = { key, settled: false, make: (one) => make({ idempotencyKey: key }, one) };
  story.calls.push(call);
  if (await attempt(story, call, api)) return JSON.parse(call.response ?? '{}');
}

/** Repeats the calls whose outcome is unknown, and some of the others, whose response must be the same again. */
export async function repeat(story: Story, random: Random, api: BusinessApi): Promise<void> {
  const again = story.calls.filter(
    (call) => !call.settled || (call.response !== undefined && random.chance(0.05)),
  );
  for (const call of again) await attempt(story, call, api);
}
