import { bestMatches } from '#domain/best-matches.ts';
import { cleanFilterText, cleanName } from '#domain/clean-text.ts';
import { compareNames } from '#domain/compare-names.ts';
import { foundPart } from '#domain/found-part.ts';
import { currencySymbol, toCents } from '#domain/money.ts';
import { searchableText } from '#domain/searchable-text.ts';
import { startOfDayIn } from '#domain/start-of-day.ts';
import { momentIn } from '#domain/time-zone.ts';
import { weekdayName } from '#domain/weekday-name.ts';
import { withFullStop } from '#domain/with-full-stop.ts';
import { cleanLine } from '#words/clean-text.ts';
import { parseClosingStatus } from '#words/closing-status.ts';
import { parseTransactionStatus } from '#words/transaction-status.ts';
import { quetzalFormat } from '../fixtures/quetzal-format.ts';
import { assert, test } from '../support/test.ts';

test('control characters become spaces, and only names lose double spaces; a filter text is cut at the API’s limit, but not within a character', () => {
  const typed = ' 2\tcafés  y\r\npan\u0000 ';
  assert.equal([cleanLine(typed), cleanName(typed)], ['2 cafés  y pan', '2 cafés y pan']);
  assert.is(cleanFilterText(` ${'🍞'.repeat(121)}`), '🍞'.repeat(120));
});

test('names are sorted in the order that people expect', () => {
  const sorted = ['Caja 10', 'Zona', 'caja 2', 'Ángel', 'Caja 1'].sort(compareNames);
  assert.is(sorted.join(), 'Ángel,Caja 1,caja 2,Caja 10,Zona');
});

test('a text is found ignoring accents and case, and missing parts add nothing', () => {
  assert.is(searchableText('MARÍA Peña', null, undefined, '', 0, 'Ü'), 'maria pena\n0\nu');
});

test('an unknown status is not treated as a known one', () => {
  assert.equal(['pending', 'disputed', ''].map(parseTransactionStatus), ['pending', 'unknown', 'unknown']);
  assert.equal(['error', 'paused'].map(parseClosingStatus), ['error', 'unknown']);
});

test('a text of the server ends with a single full stop', () => {
  assert.equal(['Falló', 'Falló. ', 'Falló...'].map(withFullStop), ['Falló.', 'Falló.', 'Falló.']);
});

test('a day has the name of its weekday, wherever the device is', () => {
  assert.is(weekdayName('2026-11-20', 'es-GT', 'long'), 'viernes');
  assert.is(weekdayName('2026-11-20', 'es-GT', 'short'), 'vie');
  assert.is(weekdayName('2026-11-20', 'en-US', 'long'), 'Friday');
});

test('a moment is read in the business’s time zone, and a day begins in that zone', () => {
  const moment = Date.parse('2026-11-20T18:30:05.000Z');
  for (const [timeZone, text, start] of [
    ['America/Guatemala', '20/11/2026 12:30:05', '2026-11-20T06:00:00.000Z'],
    ['Asia/Kathmandu', '21/11/2026 00:15:05', '2026-11-19T18:15:00.000Z'],
    ['UTC', '20/11/2026 18:30:05', '2026-11-20T00:00:00.000Z'],
  ] as const) {
    assert.is(momentIn(timeZone, moment), text);
    assert.is(new Date(startOfDayIn(timeZone, '2026-11-20')).toISOString(), start);
  }
});

test('money is counted in whole cents, and shown with the sign of the currency', () => {
  assert.equal([1.1, 0.29, 19.99, -0.07].map(toCents), [110, 29, 1999, -7]);
  assert.is(currencySymbol(quetzalFormat), 'Q');
  assert.is(currencySymbol({ locale: 'es-ES', currency: 'EUR' }), '€');
});

test('the first occurrence is found, ignoring accents and case; nothing is found in a text without the search text, or if nothing is typed', () => {
  assert.equal(foundPart('María José', 'mar'), ['', 'Mar', 'ía José']);
  assert.equal(foundPart('Gabriela Marín', 'MARÍ'), ['Gabriela ', 'Marí', 'n']);
  assert.equal(foundPart('Ana Ñamandú', ' nam '), ['Ana ', 'Ñam', 'andú']);
  assert.equal(foundPart('mamá mar', 'mar'), ['mamá ', 'mar', '']);
  assert.is(foundPart('María', 'jose'), undefined);
  assert.is(foundPart('María', ''), undefined);
  assert.is(foundPart('', 'm'), undefined);
});

const ITEMS = [
  { name: 'Recaja' },
  { name: 'Nueva caja', texts: ['crear', 'Zona 10'] },
  { name: 'Equipo', texts: ['una caja'] },
  { name: 'Cajas' },
  { name: 'Añadidos', texts: [null, undefined] },
];
const found = (typed: string) => bestMatches(ITEMS, typed).map(({ name }) => name);

test('matches at the start of the name rank first, then at the start of a word in it, then inside it, then in other texts', () => {
  assert.equal(found('caja'), ['Cajas', 'Nueva caja', 'Recaja', 'Equipo']);
});

test('accents, case and surrounding spaces do not matter, and every word must be found; without a text all items are returned in their order', () => {
  assert.equal(found(' ANADI '), ['Añadidos']);
  assert.equal(found('crear caja'), ['Nueva caja']);
  assert.equal(found('crear sucursal'), []);
  const all = found(' ');
  assert.equal(
    all,
    ITEMS.map(({ name }) => name),
  );
});
