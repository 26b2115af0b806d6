import { readFileSync } from 'node:fs';
import type { ClosingRow, NotificationEvent, Transaction, WebhookV1Event, WebhookV2Event } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

interface Carried {
  transaction?: Transaction;
  closing?: ClosingRow;
}

// The compiler proves that the event alone determines the type of the data, without casts or checks for undefined.
function carriedByV1(body: WebhookV1Event): Carried {
  switch (body.event) {
    case 'test':
      return {};
    case 'closing.completed':
    case 'closing.failed':
    case 'closing.deposited':
    case 'closing.deposit-returned':
      return { closing: body.closing };
    default:
      return { transaction: body.transaction };
  }
}

function carriedByV2({ event, data }: WebhookV2Event): Carried {
  switch (event) {
    case 'test':
      // @ts-expect-error a test event carries no data
      return { closing: data.closing };
    case 'closing.completed':
    case 'closing.failed':
    case 'closing.deposited':
    case 'closing.deposit-returned':
      return { closing: data.closing };
    case 'transaction.pending':
      // @ts-expect-error a transaction event carries no closing
      return { transaction: data.transaction, closing: data.closing };
    default:
      return { transaction: data.transaction };
  }
}

const everyEvent: Record<NotificationEvent & WebhookV1Event['event'] & WebhookV2Event['event'], true> = {
  'transaction.pending': true,
  'transaction.completed': true,
  'transaction.refunded': true,
  'transaction.expired': true,
  'transaction.rejected': true,
  'transaction.canceled': true,
  'closing.completed': true,
  'closing.failed': true,
  'closing.deposited': true,
  'closing.deposit-returned': true,
  test: true,
};

const { webhooks, components } = JSON.parse(readFileSync('sdk/generated/business-api.json', 'utf8'));

function examplesOf(webhook: string): [name: string, body: never][] {
  const { examples } = webhooks[webhook].post.requestBody.content['application/json'];
  return Object.entries<{ value: never }>(examples).map(([name, { value }]) => [name, value]);
}

for (const [webhook, carriedBy] of [
  ['webhook-v1', carriedByV1],
  ['webhook-v2', carriedByV2],
] as const) {
  test(`${webhook} has an example of every event, with the data that the event carries`, () => {
    const examples = examplesOf(webhook);
    const names = examples.map(([name]) => name).sort();
    assert.equal(names, Object.keys(everyEvent).sort());
    assert.equal(names, [...components.schemas.NotificationEvent.enum].sort());
    for (const [name, body] of examples) {
      assert.is((body as WebhookV1Event).event, name);
      const { transaction, closing } = carriedBy(body);
      const [kind, outcome] = name.split('.');
      assert.equal(
        [transaction !== undefined, closing !== undefined],
        [kind === 'transaction', kind === 'closing'],
      );
      if (transaction) assert.is(transaction.status, outcome);
      if (closing) assert.is(closing.status, outcome === 'failed' ? 'error' : 'completed');
    }
  });
}
