import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { elapsedText } from '../../../src/domain/elapsed-text.ts';

for (const [seconds, text] of [
  [0.9, ''],
  [-5, ''],
  [1, '1 s'],
  [59, '59 s'],
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

test('the elapsed time is the difference between the two displayed times, which have no milliseconds', () => {
  const between = (from: string, to: string) =>
    elapsedText(Date.parse(`2026-11-20T${from}Z`), Date.parse(`2026-11-20T${to}Z`));
  assert.is(between('00:02:01.900', '00:04:54.100'), '2 min 53 s');
  assert.is(between('00:02:01.100', '00:02:01.900'), '');
});
