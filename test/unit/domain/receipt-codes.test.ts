import { code128 } from '#domain/code128.ts';
import { parseReceiptCode } from '#domain/parse-receipt-code.ts';
import { assert, test } from '../support/test.ts';

/** Widths of bars and spaces, alternating. */
function widthsOf(text: string): string {
  const { bars, width } = code128(text) ?? { bars: [], width: 0 };
  const ends = [...bars.slice(1).map(({ start }) => start), width];
  return bars.map((bar, index) => `${bar.width}${(ends[index] ?? 0) - bar.start - bar.width || ''}`).join('');
}

test('a text is encoded between the start code, and the check digit and stop code; an empty text, or one with non-ASCII characters, has no barcode', () => {
  // These bars were decoded by another project's reader.
  const words =
    '2112143121311123312232111131231221323211222113312212311123131221323311211113232211321232213212212331112';
  assert.is(widthsOf('7K2M-9Q4D-XA31'), words);
  assert.is(code128('7K2M-9Q4D-XA31')?.width, 189);
  assert.is(code128('Panadería'), undefined);
  assert.is(code128(''), undefined);
});

test('a code is recognized as printed, without hyphens, in lower case and with look-alike characters; names, references and parts of a code are not receipt codes', () => {
  for (const typed of ['7K2M-9Q4D-X101', '7k2m9q4dx101', ' 7K2M-9Q4D-XIOL '])
    assert.is(parseReceiptCode(typed), '7K2M-9Q4D-X101');
  const others = '|Carmen Ortega|202611220001|7K2M-9Q4D|7K2M9Q4D-X101|FACTURA-2026|7K2M-9Q4D-XU01';
  for (const typed of others.split('|')) assert.is(parseReceiptCode(typed), undefined, typed);
});
