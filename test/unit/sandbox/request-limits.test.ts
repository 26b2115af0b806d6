import { operations } from '#sandbox/ground/contract/described-operations.ts';
import type { Queryable } from '#sandbox/ground/db/database.ts';
import { maxBodyBytes } from '#sandbox/http/pipeline/max-body-bytes.ts';
import { createVisitorLimits } from '#sandbox/http/pipeline/visitor-limits.ts';
import { ApiError } from '#sandbox/terms/errors/api-error.ts';
import { createBoundedMap } from '#sandbox/terms/values/bounded-map.ts';
import { type Schema, schemaAt } from '../../support/described-schema.ts';
import { assert, test } from '../support/test.ts';

// The longest JSON of one UTF-16 unit: \u00f1.
const BYTES_OF_CHARACTER = 6;
// Lengths that the schema implies by a pattern or format without maxLength, a number, or an enumeration.
const BYTES_OF_ANY_OTHER = 64;

/** Returns true for a pattern that lists its characters: all of them are ASCII, and none needs escaping in JSON. */
const isPlain = (pattern: string | undefined): boolean =>
  pattern !== undefined && !pattern.includes('[^') && !pattern.includes('.{');

/** The longest JSON text that a schema allows. */
function longest(schema: Schema): number {
  if (schema.$ref) return longest(schemaAt(schema.$ref.slice(1)));
  const { properties = {}, items, maxItems, maxLength, allOf = [], anyOf = [], oneOf = [] } = schema;
  const perCharacter = isPlain(schema.pattern) ? 1 : BYTES_OF_CHARACTER;
  const own = items
    ? (maxItems ?? Number.POSITIVE_INFINITY) * (longest(items) + 1)
    : Object.entries(properties).reduce((sum, [name, each]) => sum + name.length + 4 + longest(each), 0);
  const text = maxLength === undefined ? 0 : maxLength * perCharacter + 2;
  const parts = [...allOf.map(longest), Math.max(0, ...[...anyOf, ...oneOf].map(longest))];
  const sum = own + text + parts.reduce((total, part) => total + part, 0);
  return sum === 0 ? BYTES_OF_ANY_OTHER : sum + 2;
}

for (const { id, bodySchema } of operations) {
  if (bodySchema === null) continue;
  test(`the body limit of ${id} permits the longest body that the description allows`, () => {
    const length = longest(schemaAt(bodySchema));
    assert.ok(length <= maxBodyBytes(id), `${length} > ${maxBodyBytes(id)}`);
  });
}

/** A database in which every client has exceeded the limit. */
function fullDatabase() {
  const asked = { count: 0 };
  const limit = { isOver: false };
  const database: Queryable = {
    query: async <Row>(sql: string) => {
      asked.count++;
      const tries = limit.isOver ? 1 : Number.POSITIVE_INFINITY;
      const counted = { count: tries, ends_at: new Date(Date.now() + 60_000) };
      return (limit.isOver || sql.startsWith('select ends_at') ? [counted] : []) as Row[];
    },
    script: async () => {},
  };
  return { database, asked, limit };
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
  assert.ok(await isRejected('203.0.113.7'), 'A client no longer remembered is rejected by the database');
});

test('a rejected client is asked about again a second later, however often it calls meanwhile', async () => {
  const { database, asked, limit } = fullDatabase();
  let now = 1_000_000;
  Object.defineProperty(globalThis, 'performance', { value: { now: () => now }, configurable: true });
  const limitVisitors = createVisitorLimits();
  const call = () =>
    limitVisitors(database, 'signUp.create', '203.0.113.7').then(
      () => 'served',
      ({ status }: ApiError) => `${status} after asking ${asked.count}`,
    );
  const first = await call();
  limit.isOver = true;
  for (const passed of [400, 400, 199]) {
    now += passed;
    assert.is(await call(), first);
  }
  now += 2;
  assert.is(await call(), 'served');
});

const filled = () => {
  const map = createBoundedMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
  return map;
};
const kept = (map: ReturnType<typeof filled>) =>
  ['a', 'b', 'c', 'd'].filter((key) => map.get(key) !== undefined);

test('a new entry in a full map replaces only the oldest entry', () => {
  const map = filled();
  map.set('d', 3);
  assert.equal(kept(map), ['b', 'c', 'd']);
});
