import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LONGEST } from '../../../src/domain/maximum-lengths.ts';

const { schemas } = description.components;

/** The part of a JSON schema that says how long or large a value may be. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** Returns true if the pattern covers the whole text and repeats nothing without a limit. */
const isBounded = (pattern = '') =>
  /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]|\\./g, ''));

/** The places of the texts and numbers in a schema that have no limit. */
function unlimited(schema: Schema, place: string): string[] {
  const { $ref, type, properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  if ($ref) return unlimited((schemas as Record<string, Schema>)[$ref.split('/').at(-1) ?? ''] ?? {}, place);
  const lacks = (...limits: string[]) => limits.filter((limit) => !(limit in schema));
  const types = [type].flat();
  const missing = [
    ...(types.includes('string') && !schema.enum && !isBounded(schema.pattern) ? lacks('maxLength') : []),
    ...(types.includes('number') || types.includes('integer') ? lacks('minimum', 'maximum') : []),
    ...(types.includes('array') ? lacks('maxItems') : []),
  ].filter((limit) => limit !== 'minimum' || !('exclusiveMinimum' in schema));
  return [
    ...missing.map((limit) => `${place}: ${limit}`),
    ...Object.entries(properties).flatMap(([name, part]) => unlimited(part, `${place}.${name}`)),
    ...[...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])].flatMap((part) => unlimited(part, place)),
  ];
}

test('every text, number and list that callers send has a limit', () => {
  const places = Object.values(description.paths).flatMap((path) =>
    Object.values(path as Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>)
      .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
      .flatMap(({ schema }) => unlimited(schema, 'body')),
  );
  assert.equal([...new Set(places)], []);
});

test('the portal’s maximum lengths equal those of the API', () => {
  assert.equal(LONGEST, {
    name: schemas.Name.maxLength,
    address: schemas.Address.maxLength,
    emailAddress: schemas.EmailAddress.maxLength,
    reference: schemas.Reference.maxLength,
    note: schemas.SendRequestContent.properties.note.maxLength,
    reason: schemas.Reason.maxLength,
    search: schemas.SearchText.maxLength,
    userSearch: schemas.VerifyAppUserContent.properties.search.maxLength,
    webhookUrl: schemas.WebhookUrl.maxLength,
    webhookKey: schemas.WebhookApiKey.maxLength,
    password: schemas.Password.maxLength,
  });
});
