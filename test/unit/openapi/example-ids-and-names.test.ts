import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

interface Body {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
}
interface Operation {
  requestBody?: Body;
  responses: { 200: Body };
}
type Fields = Record<string, unknown>;
/** An object of an example, with the function or webhook that it belongs to. */
interface Told {
  by: string;
  fields: Fields;
}

const { paths, webhooks } = JSON.parse(readFileSync('sdk/generated/business-api.json', 'utf8'));
const operationsOf = (items: object) =>
  Object.values<Record<string, Operation>>(items as never).flatMap((item) => Object.values(item));
const examplesOf = (body?: Body) =>
  Object.entries(body?.content?.['application/json']?.examples ?? {}).map(
    ([by, { value }]) => [by, value] as const,
  );

const requests = operationsOf(paths).flatMap(({ requestBody }) => examplesOf(requestBody));
const responses = operationsOf(paths).flatMap((operation) => examplesOf(operation.responses[200]));
const events = operationsOf(webhooks).flatMap(({ requestBody }) => examplesOf(requestBody));

function objectsIn(by: string, value: unknown): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap((part) => objectsIn(by, part));
  return Array.isArray(value) ? within : [{ by, fields: value as Fields }, ...within];
}

const ID = /^[a-z]{2}_\S+$/;
const prefixOf = (id: string) => id.slice(0, 2);
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const idsIn = (by: string, value: unknown) =>
  objectsIn(by, value).flatMap(({ fields }) => Object.values(fields).flat().filter(isId));
const told = [...responses, ...events].flatMap(([by, value]) => objectsIn(by, value));

/** Everything that the examples say about each object, by its id. */
const things = new Map<string, Told[]>();
for (const one of told) {
  const { id } = one.fields;
  if (isId(id)) things.set(id, [...(things.get(id) ?? []), one]);
}

/**
 * Ids without a call that returns them, and those of regions and cities, whose lists have examples for one department and one
 * city only.
 */
const NOT_SHOWN = ['paymentRequestId', 'transferId', 'fundSourceId', 'cityId', 'regionId'];

test('every object that a response or webhook refers to is itself in some response', () => {
  const lost = told.flatMap(({ by, fields }) =>
    Object.entries(fields)
      .filter(([name, id]) => name !== 'id' && !NOT_SHOWN.includes(name) && isId(id) && !things.has(id))
      .map(([name, id]) => `${by}: ${name} ${id}`),
  );
  assert.ok(things.size > 60, `${things.size} things`);
  assert.equal(lost, []);
});

test('the name beside an id is the name of the object with that id', () => {
  let compared = 0;
  const wrong = told.flatMap(({ by, fields }) =>
    Object.entries(fields).flatMap(([name, id]) => {
      const beside = fields[name.replace(/Id$/, 'Name')];
      if (name === 'id' || !name.endsWith('Id') || !isId(id) || typeof beside !== 'string') return [];
      compared += 1;
      const names = (things.get(id) ?? []).map((one) => one.fields.name);
      return names.includes(beside) ? [] : [`${by}: ${id} is ${beside}, not ${names}`];
    }),
  );
  assert.ok(compared > 20, `${compared} names`);
  assert.equal(wrong, []);
});

/** Fields that calls of the story change. All other fields may be filled in later, but not change. */
const CHANGED: Record<string, string[]> = {
  tx: ['status'],
  cl: ['status'],
  dl: ['status', 'rows'],
  dp: ['status', 'closingCount', 'amount', 'formattedAmount'],
  wd: ['status'],
  br: ['name'],
  us: [
    'name',
    'role',
    'roleId',
    'status',
    'notificationMethod',
    'closingType',
    'closingLocked',
    'isChildCashier',
    'secondFactorEnabled',
  ],
  ro: ['requiresSecondFactor'],
};

test('the examples agree on what they say about an object', () => {
  const contradictions: string[] = [];
  for (const [id, all] of things) {
    for (const name of new Set(all.flatMap(({ fields }) => Object.keys(fields)))) {
      const values = all.map(({ fields }) => fields[name] ?? null);
      const different = new Set(values.filter((value) => value !== null && typeof value !== 'object'));
      if (different.size > 1 && !CHANGED[prefixOf(id)]?.includes(name))
        contradictions.push(`${id}: ${name} is ${[...different].join(' and ')}`);
    }
  }
  assert.equal(contradictions, []);
});

test('in the recorded examples, a response is about the object that its request named', () => {
  const byName = new Map(responses);
  let followed = 0;
  const missing = requests.flatMap(([by, request]) => {
    const inResponse = idsIn(by, byName.get(by));
    return idsIn(by, request)
      .filter((id) => inResponse.some((other) => prefixOf(other) === prefixOf(id)))
      .filter((id) => {
        followed += 1;
        return !inResponse.includes(id);
      })
      .map((id) => `${by}: ${id}`);
  });
  assert.ok(followed > 25, `${followed} ids`);
  assert.equal(missing, []);
});

test('every call and webhook of the story is about the same payment', () => {
  const paid = told.find(({ by, fields }) => by === 'transactions.sendRequest' && fields.paymentRequestId);
  const tellers = new Set((things.get(String(paid?.fields.id)) ?? []).map(({ by }) => by));
  for (const name of ['listPending', 'retrieve', 'listPaid', 'history'])
    assert.ok(tellers.has(`transactions.${name}`), name);
  for (const name of ['closings.listTransactions', 'transaction.completed'])
    assert.ok(tellers.has(name), name);
});
