import * as assert from 'uvu/assert';
import type { Queryable } from '#sandbox/ground/db/database.ts';
import { accountedCents, assertLedgerHolds } from '../ledger-checks.ts';
import type { Story } from './keyed-calls.ts';

/**
 * Asserts that the sums of the ledger agree, everything that was confirmed is there, and nothing was done twice under its key.
 * @returns the number of transactions
 */
export async function assertKeyedCallsHold(database: Queryable, story: Story): Promise<number> {
  await assertLedgerHolds(database);
  const [sums] = await database.query<{ cents: number; count: number }>(
    `select coalesce(sum(amount - refunded_amount) filter (where status = 'completed'), 0) * 100 as cents, count(*) as count
     from transactions`,
  );
  assert.is(
    await accountedCents(database),
    Number(sums?.cents),
    'the ledger has another sum than the transactions',
  );

  const open = story.calls.filter(({ settled }) => !settled).map(({ key }) => key);
  assert.equal(open, [], 'calls whose outcome nobody knows');
  const done = story.calls.filter(({ response }) => response !== undefined).map(({ key }) => key);
  const kept = await database.query<{ key: string }>('select key from idempotency_keys order by key');
  assert.equal(
    kept.map(({ key }) => key),
    done.sort(),
    'the keys that were carried out are not those that were confirmed',
  );

  const sent = await database.query<{ reference: string; count: number }>(
    `select reference, count(*) as count from transactions where origin = 'request' and reference = any($1)
     group by reference order by reference`,
    [[...story.references.values()]],
  );
  const confirmed = done
    .filter((key) => key.startsWith('send-'))
    .map((key) => story.references.get(key) ?? '');
  assert.equal(
    sent.map(({ reference, count }) => `${reference} ${count}`),
    confirmed.sort().map((reference) => `${reference} 1`),
    'each confirmed request is there once, and no other',
  );
  return Number(sums?.count);
}

/**
 * Asserts that every payment and refund of the cashier with a webhook has one, and that every one marked as delivered has
 * arrived.
 */
export async function assertWebhooksHold(database: Queryable, arrived: ReadonlySet<string>): Promise<number> {
  const missing = await database.query(
    `select t.id, e.status, count(*) as events, coalesce(d.deliveries, 0) as deliveries
     from transactions t join transaction_events e on e.transaction_id = t.id
     left join (
       select transaction_id, case when event like '%refunded' then 'refunded' else 'completed' end as status, count(*) as deliveries
       from webhook_deliveries where owner_id = 'us_caja1' and event similar to 'transaction.(completed|refunded|partly-refunded)' group by 1, 2
     ) d on d.transaction_id = t.id and d.status = e.status
     where t.cashier_id = 'us_caja1' and e.status in ('completed', 'refunded')
     group by t.id, e.status, d.deliveries having count(*) <> coalesce(d.deliveries, 0)`,
  );
  assert.equal(missing, [], 'events without exactly one webhook');
  const deliveries = await database.query<{ id: string; status: string }>(
    'select event_id as id, status from webhook_deliveries',
  );
  assert.equal(
    deliveries.filter(({ status }) => status === 'pending'),
    [],
    'webhooks that still wait',
  );
  const lost = deliveries.filter(({ id, status }) => status === 'delivered' && !arrived.has(id));
  assert.equal(lost, [], 'webhooks that are called delivered and have not arrived');
  return deliveries.length;
}
