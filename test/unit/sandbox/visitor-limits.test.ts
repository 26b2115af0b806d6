import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Queryable } from '../../../sandbox/db/database.ts';
import { createVisitorLimits } from '../../../sandbox/pipeline/visitor-limits.ts';
import { ApiError } from '../../../sandbox/rules/api-error.ts';

/** A database in which every client has exceeded the limit. */
function fullDatabase() {
  const asked = { count: 0 };
  const database: Queryable = {
    query: async <Row>(sql: string) => {
      asked.count++;
      return (sql.startsWith('select ends_at') ? [{ ends_at: new Date(Date.now() + 60_000) }] : []) as Row[];
    },
    script: async () => {},
  };
  return { database, asked };
}

test('requests from very many addresses neither lift a limit nor flood the database', async () => {
  const { database, asked } = fullDatabase();
  const limit = createVisitorLimits();
  const isRejected = (address: string) =>
    limit(database, 'signUp.create', address).then(
      () => false,
      (cause) => cause instanceof ApiError && cause.status === 429,
    );
  const flood = async (addresses: number) => {
    for (let index = 0; index < addresses; index++) assert.ok(await isRejected(`2001:db8::${index}`));
  };
  await flood(9_999);
  assert.ok(await isRejected('203.0.113.7'));
  assert.ok(await isRejected('2001:db8::flood'));
  const before = asked.count;
  assert.ok(await isRejected('203.0.113.7'));
  assert.is(asked.count, before, 'A client that was just rejected is rejected without the database');
  await flood(10_001);
  assert.ok(
    await isRejected('203.0.113.7'),
    'A client that is no longer remembered is rejected by the database',
  );
});
