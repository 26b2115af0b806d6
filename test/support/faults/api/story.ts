import type { BusinessApi, Result } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import type { Random } from '../../../../sandbox/seed/random.ts';

/** A call under a key, until its outcome is known. */
interface KeyedCall {
  key: string;
  make: (api: BusinessApi) => Promise<Result<unknown>>;
  /** Content of the response, once it has come; the same call must never return another. */
  response?: string;
  settled: boolean;
}

/** Everything that was asked of the API, and what it said. */
export interface Story {
  calls: KeyedCall[];
  /** References of the requests that were sent, by key. */
  references: Map<string, string>;
  pending: { id: string; paymentRequestId: string }[];
  received: string[];
  /** Things that have happened, with or without a response. */
  acts: number;
  /** Failures with status 503, and calls without a response. */
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

/** A running server, for whoever uses it now. */
export interface Line {
  url: string;
  api: BusinessApi;
}

const CASHIERS = ['us_caja1', 'us_caja2', 'us_caja3'] as const;
const MARIA = '/sandbox/v1/users/maria.lopez';

/** Makes a call, or repeats it with its key, and judges the response. */
export async function attempt(story: Story, call: KeyedCall, api: BusinessApi): Promise<boolean> {
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

async function keyed(
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

/** Of the simulated world, whose calls take no key: a lost response leaves a payment that nobody knows of, which is right. */
async function world(story: Story, { url }: Line, path: string, body: object) {
  const response = await fetch(`${url}${MARIA}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (!response || !answer) story.unanswered++;
  else if (response.status >= 500) {
    assert.is(response.status, 503, JSON.stringify(answer));
    story.unavailable++;
  } else if (response.ok) return answer;
}

/** One thing that happens in a shop: chosen by the seed. */
export async function act(story: Story, random: Random, line: Line): Promise<void> {
  const { api } = line;
  const cashier = random.pick(CASHIERS);
  const amount = random.integer(1, 50_000) / 100;
  const kind = random.weighted([
    ['send', 4],
    ['pay', 4],
    ['accept', 3],
    ['refund', 3],
    ['cancel', 1],
    ['close', 1],
  ] as const);
  switch (kind) {
    case 'send': {
      const reference = `C${String(story.calls.length).padStart(6, '0')}`;
      const request = {
        friUserId: 'au_maria',
        amount,
        reference,
        timerSeconds: 86_400,
        businessUserId: cashier,
      } as const;
      story.references.set(`send-${String(story.calls.length).padStart(6, '0')}`, reference);
      const sent = await keyed(story, api, 'send', (options, one) =>
        one.transactions.sendRequest(request, options),
      );
      if (sent) story.pending.push(sent.transaction);
      return;
    }
    case 'pay': {
      const paid = await world(story, line, '/payments', { to: 'cashier', id: cashier, amount });
      if (paid) story.received.push(paid.payment.transactionId);
      return;
    }
    case 'accept': {
      const [request] = story.pending.splice(random.integer(0, 1_000) % Math.max(1, story.pending.length), 1);
      if (!request) return;
      if (await world(story, line, `/requests/${request.paymentRequestId}/accept`, {}))
        story.received.push(request.id);
      return;
    }
    case 'refund': {
      const transactionId = story.received[random.integer(0, 1_000) % Math.max(1, story.received.length)];
      if (!transactionId) return;
      await keyed(story, api, 'refund', (options, one) =>
        one.transactions.refund({ transactionId }, options),
      );
      return;
    }
    case 'cancel': {
      const transactionId = story.pending.at(-1)?.id;
      if (!transactionId) return;
      await keyed(story, api, 'cancel', (options, one) =>
        one.transactions.cancelRequest({ transactionId }, options),
      );
      return;
    }
    case 'close':
      await keyed(story, api, 'close', (options, one) =>
        one.closings.close({ businessUserId: cashier }, options),
      );
  }
}

/** Repeats what has no known outcome, and some of what has, whose response must be the same again. */
export async function repeat(story: Story, random: Random, api: BusinessApi): Promise<void> {
  const again = story.calls.filter(
    (call) => !call.settled || (call.response !== undefined && random.chance(0.05)),
  );
  for (const call of again) await attempt(story, call, api);
}
