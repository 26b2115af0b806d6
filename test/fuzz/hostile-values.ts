import fc from 'fast-check';

/** Placeholder in a body for a token that `JSON.stringify` cannot write, such as a number above the largest. */
const rawToken = (token: string): string => `@raw:${token}@`;

const NUMBERS: unknown[] = [
  ...[-1, 0, 0.001, 1.005, -0.01, 1e-7, 999_999.99, 1_000_000, 1e21],
  ...[0.1 + 0.2, 2 ** 31, 2 ** 53 + 2, Number.MAX_VALUE, Number.MIN_VALUE],
  ...['-0', '1e400', '-1e400', '9'.repeat(400), `0.${'0'.repeat(400)}1`, 'NaN', '0x10', '01'].map(rawToken),
];

const DATES: unknown[] = [
  ...['2026-02-30T00:00:00Z', '2000-01-01T00:00:00+23:59', '2099-12-31T23:59:59.999999999-23:59'],
  ...['2026-06-30T23:59:60Z', '2026-11-20T24:00:00Z', '2026-11-20T06:00:00+24:00', '2026-11-20'],
  ...['+020260-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', 'now', 'infinity', 1_795_192_971],
];

const TEXTS: unknown[] = [
  // Nothing to see, control characters, and characters that are more than one or change with their case.
  ...['', ' ', '\u200b', '\u0000', 'a\nb', '\u001b[31m', '\u0085\u2028\u2029', '\ufeff', '\u202etxt.exe'],
  ...['\u{10ffff}', '\ud83d', '👩‍👩‍👧‍👦', 'Z̷̡̢a̸͜l̵̨g̶o̷', 'İıſK', 'ﷺ'.repeat(40)],
  // Means something in SQL, JSON, a path, HTML, a spreadsheet, or as another type.
  ...['%', "'", '"', '%00', "'; drop table transactions; --", '$1', '{}', '\\u0000', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '=1+1', 'null', '0', '999999999999999999999999'],
  ...['http://', 'https://a@b:99999/', 'javascript:alert(1)', 'https://x.gt/\u{1f600}', 'xn--a'],
  // Too long.
  ...['a'.repeat(65), 'ñ'.repeat(2_000), '\u{1f600}'.repeat(1_000), '0'.repeat(3_000)],
];

const SHAPES: unknown[] = [
  ...[null, true, false, [], {}, [null], [[]], [{}], ['', '']],
  ...[{ length: 3 }, { toString: 'x' }, { constructor: { prototype: { admin: true } } }, { $ne: null }],
  Array.from({ length: 600 }, (_, turn) => `us_${turn}`),
  Array.from({ length: 600 }, () => 'pending'),
];

/** Values that break a careless server, whatever type a field has, simplest first. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom(...SHAPES),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...DATES),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Names that are not fields of the description, or that have a meaning in JavaScript. */
export const hostileKey = fc.constantFrom(
  ...['x', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '\u0000'],
  ...['requestContent', 'businessId', 'business_id', 'isAdmin', 'k'.repeat(3_000)],
);
