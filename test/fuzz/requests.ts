import fc from 'fast-check';
import { type Operation, operations } from '#sandbox/ground/contract/described-operations.ts';
import { schemaAt } from '../support/described-schema.ts';
import { anyCaller, type CallerName } from './callers.ts';
import { hostileKey, hostileValue } from './hostile-values.ts';
import { placeholder } from './owned-ids.ts';
import { valueFor } from './schema-values.ts';

/** A change to the text of a body that no JSON value can express. */
export type Twist =
  | { kind: 'insert'; key: string; value: unknown }
  | { kind: 'cut'; share: number }
  | { kind: 'append' | 'prepend'; text: string }
  | { kind: 'latin-1' | 'utf-16' };

export type Body =
  | { kind: 'json'; content: unknown; envelope: unknown; twist: Twist | null }
  | { kind: 'form'; fields: Record<string, string>; fileName: string; file: string; twist: Twist | null }
  | { kind: 'none' };

/** A request, with placeholders for what is known only when it is sent. */
export interface FuzzRequest {
  operation: Operation;
  method: string;
  path: string;
  caller: CallerName;
  headers: Record<string, string>;
  body: Body;
}

const rarely = <Value>(usual: Value, odd: fc.Arbitrary<Value>, every = 24): fc.Arbitrary<Value> =>
  fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.constant(usual), weight: every - 1 },
    { arbitrary: odd, weight: 1 },
  );

const twist: fc.Arbitrary<Twist | null> = rarely<Twist | null>(
  null,
  fc.oneof(
    // Sometimes duplicates a key, because some of the names are those of fields.
    fc.record({
      kind: fc.constant('insert' as const),
      key: fc.oneof(hostileKey, fc.constantFrom('name', 'amount', 'transactionId', 'pageProperties')),
      value: hostileValue,
    }),
    fc.record({ kind: fc.constant('cut' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({
      kind: fc.constantFrom('append' as const, 'prepend' as const),
      text: fc.constantFrom(' ', '\u0000', '\ufeff', '{}', ',', '}', '\n\n', '/**/', '[', 'x'.repeat(20_000)),
    }),
    fc.record({ kind: fc.constantFrom('latin-1' as const, 'utf-16' as const) }),
  ),
  12,
);

const BEGINNINGS = ['%PDF-1.7\n', '\u00ff\u00d8\u00ff\u00e0JFIF', '\u0089PNG\r\n\u001a\n'];
const FILES = [...BEGINNINGS, '', 'MZ', '<svg/>', 'x'];
const FILE_NAMES = ['a.pdf', '', '../../a.pdf', 'a\u0000.pdf', '"; x="', 'ñ'.repeat(300), '<b>.png', 'CON'];

const form: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('form' as const),
  fields: fc.oneof(
    fc.record({ kind: fc.constantFrom('identity', 'tax_registration', 'bank_statement', 'other', '') }),
    fc.dictionary(hostileKey, fc.string(), { maxKeys: 12, noNullPrototype: true }),
  ),
  fileName: fc.constantFrom(...FILE_NAMES),
  file: fc.constantFrom(...FILES),
  twist,
});

const ENVELOPES = [null, [], {}, 'x', 1, { requestContent: null }, { requestContent: [] }, { request: {} }];

function bodyOf(operation: Operation): fc.Arbitrary<Body> {
  const none: fc.Arbitrary<Body> = fc.constant({ kind: 'none' });
  if (operation.formSchema) return form;
  if (!operation.bodySchema) return none;
  const { properties = {} } = schemaAt(operation.bodySchema);
  const json: fc.Arbitrary<Body> = fc.record({
    kind: fc.constant('json' as const),
    content: valueFor(properties.requestContent ?? {}),
    envelope: rarely<unknown>(
      undefined,
      fc.oneof(
        fc.constantFrom(...ENVELOPES),
        valueFor(properties.browserInfo ?? {}).map((browserInfo) => ({ browserInfo })),
        hostileValue.map((browserInfo) => ({ browserInfo })),
      ),
      16,
    ),
    twist,
  });
  return fc.oneof({ arbitrary: json, weight: 40 }, { arbitrary: none, weight: 1 });
}

const TYPES = ['', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'a/b;boundary=x'];
const GOOD_KEYS = ['key-number-1', 'key-number-2', 'key-number-3'];
const KEYS = [...GOOD_KEYS, 'x', 'k'.repeat(129), "'; --------", '\u00e9'.repeat(8)];
const AGENTS = ['x', 'a'.repeat(4_000), '\u00ff\u00fe', '<script>alert(1)</script>', '\u00a0'];
const TAGS = ['*', '@tag@', 'W/""', `W/"${'a'.repeat(2_000)}"`, '"', ','.repeat(500), 'W/"x", "y"'];

/** Headers that matter to some call; an empty one is not sent. */
function headersOf({ id, idempotent }: Operation): fc.Arbitrary<Record<string, string>> {
  const usualType = 'application/json';
  return fc.record({
    'content-type': rarely(usualType, fc.constantFrom(...TYPES)),
    'idempotency-key': idempotent
      ? fc.oneof(fc.constant(''), fc.constantFrom(...KEYS))
      : rarely('', fc.constantFrom(...KEYS)),
    'if-none-match': rarely('', fc.constantFrom(...TAGS), 8),
    'captcha-token': id.startsWith('signUp.')
      ? rarely('@captcha@', fc.constantFrom('', 'x', 'e30=', '@old-captcha@'), 6)
      : fc.constant(''),
    'user-agent': rarely('', fc.constantFrom(...AGENTS), 12),
    'accept-encoding': fc.constantFrom('', 'gzip', 'br, gzip;q=0'),
    'x-forwarded-for': rarely('', fc.constantFrom('203.0.113.7', '::1', 'x', '1, 2, 999.1.1.1'), 12),
    range: rarely('', fc.constant('bytes=0-1'), 60),
  });
}

function pathOf({ path }: Operation): fc.Arbitrary<string> {
  if (!path.includes('{'))
    return rarely(path, fc.constantFrom(`${path}/`, `/${path}`, `${path}?a=%00&a[]=1`, `${path}%00`), 40);
  const value = fc.oneof(
    fc.constantFrom('gt-01', 'gt-03', 'panaderia', placeholder('own', 'stateId', 0)),
    fc.oneof(
      fc.constantFrom('%00', '%ff', '%', '..%2f', '%2e%2e', 'a'.repeat(5_000), '%F0%9F%98%80', "'", ' '),
      fc.webSegment(),
    ),
  );
  return value.map((segment) => path.replace(/\{\w+\}/, segment));
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

function requestOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    operation: fc.constant(operation),
    method: rarely(operation.method, fc.constantFrom(...METHODS), 60),
    path: pathOf(operation),
    caller: anyCaller,
    headers: headersOf(operation),
    body: bodyOf(operation),
  });
}

// These end sessions or send files, and would leave little time for the other calls if they were frequent.
const SELDOM = /signOut|changePassword|excel|export|downloadQr/;

/** Any request that the description allows or forbids. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...operations.map((operation) => ({
    arbitrary: requestOf(operation),
    weight: SELDOM.test(operation.id) ? 1 : 5,
  })),
);
