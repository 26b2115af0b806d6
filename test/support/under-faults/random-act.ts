import { setTimeout as pause } from 'node:timers/promises';
import type { BusinessApi } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import type { Random } from '#sandbox/operation/seed/plan/random.ts';
import { keyed, type Story } from './keyed-calls.ts';

/** The server that is currently running, and who acts on it. */
export interface Line {
  url: string;
  /** The client of an administrator, who acts for any of the cashiers. */
  api: BusinessApi;
  cashiers: readonly string[];
  /** María, to whom requests are sent. */
  friUserId: string;
}

const AT_ONCE = 6;
/** Pause after a failure, so that an outage does not leave thousands of calls to be repeated. */
const FAILED_MS = 100;
const MARIA = '/sandbox/v1/users/maria.lopez';

/**
 * A call of the simulated world, which takes no key: if the response is lost, a payment that nobody knows of remains, which is
 * right.
 */
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

/** Runs random acts, a few at a time, as long as the condition holds. */
export async function actAtRandom(story: Story, random: Random, line: Line, goesOn: () => boolean) {
  const lane = async () => {
    while (goesOn()) {
      const before = story.unavailable + story.unanswered;
      await randomAct(story, random, line);
      story.acts++;
      if (story.unavailable + story.unanswered > before) await pause(FAILED_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Does one thing that happens in a shop, chosen by the seed. */
async function randomAct(story: Story, random: Random, line: Line): Promise<void> {
  const { api, friUserId } = line;
  const cashier = random.pick(line.cashiers);
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
        friUserId,
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
      // All that remains, or a part that may be more than that.
      const part = random.chance(0.5) ? { amount: random.integer(1, 20_000) / 100 } : {};
      await keyed(story, api, 'refund', (options, one) =>
        one.transactions.refund({ transactionId, ...part }, options),
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
