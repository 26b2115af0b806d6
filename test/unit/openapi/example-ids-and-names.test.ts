import { readFileSync } from 'node:fs';
import { assert, test } from '../support/test.ts';

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

const { paths, webhooks, components } = JSON.parse(readFileSync('sdk/generated/business-api.json', 'utf8'));
const operationsOf = (items: object) =>
  Object.values<Record<string, Operation>>(items as never).flatMap((item) => Object.values(item));
const examplesOf = (body?: Body) =>
  Object.entries(body?.content?.['application/json']?.examples ?? {}).map(
    ([by, { value }]) => [by, value] as const,
  );
const responses = operationsOf(paths).flatMap((operation) => examplesOf(operation.responses[200]));
const events = operationsOf(webhooks).flatMap(({ requestBody }) => examplesOf(requestBody));

function objectsIn(by: string, value: unknown): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap((part) => objectsIn(by, part));
  return Array.isArray(value) ? within : [{ by, fields: value as Fields }, ...within];
}

const ID = /^[a-z]{2}_\S+$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
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
const NOT_SHOWN = ['eventId', 'paymentRequestId', 'transferId', 'fundSourceId', 'cityId', 'regionId'];

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

/** Shapes that callers send, or that only a rejection has. */
const SENT_OR_REJECTED = /(Content|Filters|Form|Info|InvalidField|SecondFactorChallenge)$/;

/** Fields that no response of the recorded day has, and why. */
const RARE: Record<string, string> = {
  counted: 'only if the business asks for a count',
  expectedAmount: 'of a count',
  formattedExpectedAmount: 'of a count',
  bankHolidays: 'the recorded day is none',
  bankHoliday: 'the recorded day is none',
  webhookAPIKeyHeaderId: 'is only sent',
  text: 'of a message to a device, which push services get',
  mustEnrollSecondFactor: 'only if the role requires it',
};

test('every field of what calls return is in an example, so that the server does return it', () => {
  const known = new Set(told.flatMap(({ fields }) => Object.keys(fields)));
  const described = Object.entries<{ properties?: object }>(components.schemas)
    .filter(([schema]) => !SENT_OR_REJECTED.test(schema))
    .flatMap(([schema, { properties = {} }]) =>
      Object.keys(properties).map((field) => [field, `${field} of ${schema}`] as const),
    );
  const missing = described.filter(([field]) => !known.has(field) && !(field in RARE));
  assert.equal(
    missing.map(([, name]) => name),
    [],
    'let the handler return it, and record the examples again',
  );
});
