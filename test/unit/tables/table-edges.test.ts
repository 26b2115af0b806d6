import { chooseSeparator } from '#tables/choose-separator.ts';
import { decodeText } from '#tables/decode-text.ts';
import { areaOf, columnOf, fillMerged } from '#tables/merged-areas.ts';
import { numberFormats } from '#tables/number-formats.ts';
import { readText } from '#tables/read-text.ts';
import { UnreadableTable } from '#tables/table.ts';
import { assert, test } from '../support/test.ts';

test('of separators that divide as many lines, that with more cells is chosen', () => {
  assert.is(chooseSeparator('a|b,c,d\ne|f,g,h'), ',');
  assert.is(chooseSeparator('a;b|c;d\ne;f|g;h'), ';');
});

test('a text whose commas are all those of thousands has no columns, unlike one of numbers without a heading', () => {
  const columns = (text: string) => readText(text, 10).rows.map(({ cells }) => cells.length);
  assert.equal(
    columns('25/11/2026   ABONO   3,792.38   54,321.50\n26/11/2026   PAGO   80.00   54,241'),
    [1, 1],
  );
  assert.equal(columns('25/11/2026,778,100.00\n26/11/2026,779,250.00'), [3, 3]);
});

test('the mark at the start of a text says its encoding, whatever its letters', () => {
  const text = '日本;語';
  const units = [0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))];
  const bytes = (first: 'high' | 'low') =>
    Uint8Array.from(
      units.flatMap((unit) => (first === 'high' ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
    );
  assert.equal([decodeText(bytes('high')), decodeText(bytes('low'))], [text, text]);
});

test('columns beyond Z have their places', () => {
  assert.equal(['A1', 'Z1', 'AA1', 'AZ9', 'BA1', 'ALL1'].map(columnOf), [0, 25, 26, 51, 52, 999]);
  assert.equal(areaOf('Z2:AB3'), { top: 2, bottom: 3, left: 25, right: 27 });
});

test('the first days of a workbook count from 1900, with a day in it that never was, or from 1904', () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
  const days = (from1904: boolean) => {
    const read = numberFormats(styles, from1904);
    return ['1', '59', '61'].map((serial) => read(serial, '0').text);
  };
  assert.equal(days(false), ['1900-01-01', '1900-02-28', '1900-03-01']);
  assert.equal(days(true), ['1904-01-02', '1904-02-29', '1904-03-02']);
});

test('a first line that names the separator is no row, however it ends', () => {
  for (const end of ['\n', '\r\n', '\r'])
    assert.equal(
      readText(`sep=|${end}a;b|c${end}`, 10).rows.map(({ cells }) => cells.map(({ text }) => text)),
      [['a;b', 'c']],
      JSON.stringify(end),
    );
});

test('rows that cannot be read count for the limit of rows', () => {
  const wide = Array.from({ length: 201 }, () => 'x').join(';');
  assert.is(readText(`a;b\n${wide}\n`, 2).unread.length, 1);
  assert.throws(
    () => readText(`a;b\n${wide}\n${wide}\n`, 2),
    (error: unknown) => error instanceof UnreadableTable && error.code === 'too-many-rows',
  );
});

test('a merged area reaches its last row and column, and no further', () => {
  const cell = (text: string) => ({ kind: 'text' as const, text });
  const rows = [2, 3, 4, 5].map((row) => ({ row, hidden: false, cells: [cell(`${row}`)] }));
  const filled = fillMerged(rows, [{ top: 3, bottom: 4, left: 0, right: 1 }]);
  assert.equal(
    filled.map(({ cells }) => cells.map(({ text }) => text)),
    [['2'], ['3', '3'], ['3', '3'], ['5']],
  );
});
