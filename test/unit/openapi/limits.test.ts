import description from '@cobros/sdk/business-api.json';
import { REFERENCE_PATTERN, USERNAME_PATTERN } from '#domain/input-patterns.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { ACCOUNT_NUMBER_PATTERN, TAX_ID_PATTERN } from '#domain/sign-up-patterns.ts';
import { assert, test } from '../support/test.ts';

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

const matches = (pattern: string, value: string) => new RegExp(pattern, 'u').test(value);

/** The patterns of specification §5 and their counterparts in the description. */
const cases: Record<string, { pattern: string; accepts: string[]; rejects: string[] }> = {
  Username: {
    pattern: schemas.Username.pattern,
    accepts: ['caja1', 'abc', 'maria.lopez', `a${'b'.repeat(31)}`],
    rejects: ['', 'ab', '1caja', 'Caja1', 'caja-1', 'caja 1', 'ñandu', `a${'b'.repeat(32)}`],
  },
  FullUsername: {
    pattern: schemas.FullUsername.pattern,
    accepts: ['tiendaluna', 'tiendaluna-centro', 'tiendaluna-centro-caja1'],
    rejects: ['tiendaluna-', '-caja1', 'tiendaluna--caja1', 'tiendaluna-1', 'Tiendaluna-centro'],
  },
  Reference: {
    pattern: schemas.Reference.pattern,
    accepts: ['c', 'C1024', '9', '10233', 'cAbC9'],
    rejects: ['', 'B12', 'C-1', 'C 1', 'Cñ'],
  },
  EmailAddress: {
    pattern: schemas.EmailAddress.pattern,
    accepts: ['hola@tiendaluna.gt', 'a.b+c@sub.tiendaluna.com'],
    rejects: ['hola', 'hola@luna', 'hola@luna.g', 'ho la@luna.gt', '@luna.gt', 'hola@luna.g7'],
  },
  Password: {
    pattern: schemas.Password.pattern,
    accepts: ['Cobros#2026', 'Aaaaaa1%', 'Ñandú*2026A'],
    rejects: ['Cobros2026', 'cobros#2026', 'Cobros#abcd', 'Co#2026', 'Cobros$2026'],
  },
  TaxId: {
    pattern: schemas.TaxId.pattern,
    accepts: ['4587921-3', '45879213', '12-K', '12k'],
    rejects: ['', 'CF', '4587921--3', '4587921-', '-3', '12-34'],
  },
  AccountNumber: {
    pattern: schemas.AccountNumber.pattern,
    accepts: ['027441', '00112233445566778899'],
    rejects: ['', '02744', '027-4417', '001122334455667788990', '02744a'],
  },
  WebhookUrl: {
    pattern: schemas.WebhookUrl.pattern,
    accepts: ['', 'tiendaluna.gt', 'http://localhost:8080/x', 'https://pagos.tiendaluna.gt/avisos?a=1'],
    rejects: ['hola', 'ftp://luna.gt', 'https://', 'https://luna.gt/con espacio', 'javascript:alert(1)'],
  },
};

const PORTAL: Record<string, RegExp> = {
  TaxId: TAX_ID_PATTERN,
  AccountNumber: ACCOUNT_NUMBER_PATTERN,
  Username: USERNAME_PATTERN,
  Reference: REFERENCE_PATTERN,
};
for (const [name, { pattern, accepts, rejects }] of Object.entries(cases))
  test(`${name}: the description and the portal accept the values of the specification, and reject all others`, () => {
    for (const one of [pattern, PORTAL[name]?.source ?? pattern]) {
      for (const value of accepts) assert.ok(matches(one, value), value);
      for (const value of rejects) assert.not.ok(matches(one, value), value);
    }
  });

test('free texts reject control characters, which neither the database nor a spreadsheet accepts', () => {
  for (const { pattern } of [schemas.Name, schemas.Address, schemas.SearchText, schemas.Reason])
    for (const character of ['\u0000', '\n', '\u001f', '\u007f'])
      assert.not.ok(matches(pattern, `a${character}b`));
});
