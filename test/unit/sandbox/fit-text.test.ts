import { fitText } from '#sandbox/out/documents/fit-text.ts';
import { assert, test } from '../support/test.ts';

/** Every letter is as wide as the font is large. */
const font = {
  widthOfTextAtSize: (text: string, size: number) => text.length * size,
  encodeText: (text: string) => text,
  getCharacterSet: () => Array.from({ length: 95 }, (_, index) => 32 + index),
} as never;

test('a text gets smaller before it is shortened, and no space stands before the ellipsis', () => {
  assert.equal(fitText(font, 'Caja 1', 60, 10, 8), { text: 'Caja 1', size: 10 });
  assert.equal(fitText(font, 'Caja 1', 54, 10, 8), { text: 'Caja 1', size: 9 });
  assert.equal(fitText(font, 'Caja 12', 48, 10, 8), { text: 'Caja…', size: 8 });
});

test('one space stands where a sign was that the font does not have', () => {
  assert.is(fitText(font, 'Caja 🙂 1', 80, 10, 8).text, 'Caja 1');
});
