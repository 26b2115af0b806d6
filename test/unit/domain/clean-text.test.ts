import fc from 'fast-check';
import { validate } from 'superstruct';
import { cleanName, requiredText } from '#domain/clean-text.ts';
import { cleanLine, cleanText } from '#words/clean-text.ts';
import { assert, test } from '../support/test.ts';

/**
 * Every character of Unicode except those that the API rejects and the portal turns into spaces. Halves of surrogate pairs are
 * not included.
 */
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0x1f && code !== 0x7f && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code));

const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffc]/u;
/** Characters and controls for which fonts show nothing: Egyptian hieroglyphs, Khitan, musical notes. */
const EMPTY = /[\u{13430}-\u{13442}\u{16fe4}\u{1d159}]/u;

const codesOf = (text: string) => [...text].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`);

test('text of only invisible Unicode characters becomes empty, and every visible character stays', () => {
  const unseen = CHARACTERS.filter((sign) => UNSEEN.test(sign) || EMPTY.test(sign));
  assert.ok(unseen.length > 4_000);
  assert.equal(codesOf(unseen.filter((sign) => cleanText(`${sign} ${sign}${sign}`) !== '').join('')), []);
  const seen = CHARACTERS.filter((sign) => !UNSEEN.test(sign) && !EMPTY.test(sign));
  assert.is(cleanText(seen.join(' a')), seen.join(' a'));
});

test('a text that was cleaned once stays as it is', () => {
  const signs = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...' a\u200d\u200c\ufe0f\u200b\u202e\u2800\u{1f3f4}\u{e0067}\u{e007f}👩🏽'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });
  for (const clean of [cleanText, cleanLine])
    fc.assert(fc.property(signs, (text) => assert.is(clean(clean(text)), clean(text))));
});

for (const text of [
  'José Ñandú Müller',
  'Jose\u0301 N\u0303andu\u0301',
  '日本 カフェ 서울 กาแฟ',
  'قهوة می\u200cخواهم',
  'क्\u200dष श्री',
  '👩‍👩‍👧‍👦 👨🏽‍⚕️ ❤️‍🔥 🏴‍☠️ 1️⃣',
  '🇬🇹 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}',
])
  test(`${text} stays as it is`, () => assert.equal([cleanText(text), cleanName(text)], [text, text]));

for (const [text, left] of [
  ['Caja 2\u200b', 'Caja 2'],
  ['\u202d Caja\u2066 2\u2069', 'Caja 2'],
  ['Caja\u00ad 2\u{e0061}', 'Caja 2'],
  ['\u2800Caja\u28002 \u3164', 'Caja 2'],
  ['Caja 2\u200d', 'Caja 2'],
  ['\u200dCaja \ufe0f2', 'Caja 2'],
  ['pago \u202e05.521Q\u202c de María', 'pago 05.521Q de María'],
] as const)
  test(`${JSON.stringify(text)} keeps its visible part`, () =>
    assert.equal([cleanText(text), cleanLine(text)], [left, left]));

test('a name has single spaces between its words', () => {
  assert.is(cleanName('  Caja \u00a0 de\tla   entrada '), 'Caja de la entrada');
});

test('a required text without visible characters counts as missing', () => {
  for (const text of '| |\u200b|\u2060|\u2800|\u3164|\u00ad|\u{e0061}|\u202e \u202c'.split('|'))
    assert.is(validate(text, requiredText())[0]?.message, 'Este campo es requerido');
  assert.is(validate('ñ', requiredText())[0], undefined);
});
