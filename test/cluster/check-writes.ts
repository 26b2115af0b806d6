import * as assert from 'uvu/assert';
import type { Database } from '../../sandbox/db/database.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import type { Load } from './load.ts';

const AT_ONCE = 8;

/**
 * Asserts that no write with a response is lost and none was carried out twice. `since` is the moment before the load started.
 */
export async function checkWrites(
  database: Database,
  load: Load,
  cashierId: string,
  since: Date,
): Promise<void> {
  const { requests, accepted, refunds, closings } = load.writes;
  const rows = await database.query<{ id: string; status: string }>(
    `select id, status from transactions where cashier_id = $1 and origin = 'request' and created_at >= $2`,
    [cashierId, since],
  );
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const refunded = new Set(refunds.values());
  for (const id of requests.values()) {
    const expected = refunded.has(id) ? 'refunded' : accepted.has(id) ? 'completed' : 'pending';
    assert.equal([id, statusOf.get(id)], [id, expected]);
  }
  assert.is(rows.length, requests.size, 'Every key made one request');

  const made = await database.query<{ id: string }>(
    `select id from closings where cashier_id = $1 and origin = 'manual' and created_at >= $2 and status = 'completed'`,
    [cashierId, since],
  );
  const answered = [...closings.values()].flat();
  assert.equal(made.map(({ id }) => id).sort(), [...new Set(answered)].sort(), 'Closings');
  assert.is(answered.length, made.length, 'No closing was answered to two keys');
  await assertLedgerHolds(database);
}

/** Sends again what had to be repeated, and asserts that the response is the first transaction. */
export async function assertSameAgain(load: Load): Promise<number> {
  const turns = [...load.calls.repeated].filter((turn) => load.writes.requests.has(turn));
  const waiting = [...turns];
  const lane = async () => {
    for (let turn = waiting.pop(); turn !== undefined; turn = waiting.pop())
      assert.is(await load.send(turn), load.writes.requests.get(turn));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return turns.length;
}
