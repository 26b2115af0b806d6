import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { afterPadKey, type PadKey } from '../../../src/domain/amount-pad.ts';

for (const [keys, amount] of [
  ['50', '50'],
  ['.5', '0.5'],
  ['005', '5'],
  ['12.505', '12.50'],
  ['1..5', '1.5'],
  ['1234567', '123456'],
  ['12<', '1'],
  ['<', ''],
] as const)
  test(`${keys} gives «${amount}»`, () => {
    const pressed = [...keys].map((key) => (key === '<' ? 'backspace' : key) as PadKey);
    assert.is(pressed.reduce(afterPadKey, ''), amount);
  });
