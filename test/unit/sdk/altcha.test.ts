import { createHash } from 'node:crypto';
import { solveAltcha } from '@cobros/sdk/altcha';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

function challengeOf(salt: string, number: number, maxnumber = 1_200) {
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'f1' } as const;
}

// Around 55 and 119 bytes the padding of SHA-256 needs one more block.
const SALTS = [
  '',
  'e0?expires=1795192971&',
  'x'.repeat(52),
  'x'.repeat(55),
  'x'.repeat(116),
  'x'.repeat(300),
];
for (const salt of SALTS) {
  test(`the solution is found with a salt of ${salt.length} bytes`, () => {
    for (const number of [0, 9, 10, 99, 100, 999, 1_000, 1_200]) {
      const challenge = challengeOf(salt, number);
      const token = JSON.parse(Buffer.from(solveAltcha(challenge), 'base64').toString());
      const { maxnumber: _, ...sent } = challenge;
      assert.equal(token, { ...sent, number });
    }
  });
}

test('a challenge without a solution up to its maximum throws', () => {
  assert.throws(() => solveAltcha(challengeOf('e0', 51, 50)), /no solution/);
});
