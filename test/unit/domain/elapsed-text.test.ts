import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { elapsedText } from '../../../src/domain/elapsed-text.ts';

const test = suite('elapsed time');

for (const [seconds, text] of [
  [0.9, ''],
  [-5, ''],
  [1, '1 s'],
  [59.99, '59 s'],
  [60, '1 min'],
  [754, '12 min 34 s'],
  [3600, '1 h'],
  [11_100, '3 h 5 min'],
  [3605, '1 h'],
  [86_400, '1 día'],
  [187_200, '2 días 4 h'],
] as const) {
  test(`${seconds} seconds are "${text}"`, () => {
    assert.is(elapsedText(1_000_000, 1_000_000 + seconds * 1000), text);
  });
}

test.run();
