import { takeTurns } from '#sandbox/ground/running/take-turns.ts';
import { assert, test } from '../support/test.ts';

test('works run a limited number at once, in the order in which they came, also after one that failed', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const works = [0, 1, 2, 3].map((work) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(work);
          ends[work] = (failure) => (failure ? reject(failure) : resolve(work));
        }),
    ),
  );
  const outcomes = Promise.allSettled(works);
  assert.equal(begun, [0, 1]);
  ends[1]?.(new Error('no'));
  await works[1]?.catch(() => {});
  await Promise.resolve();
  assert.equal(begun, [0, 1, 2]);
  ends[0]?.();
  await works[0];
  await Promise.resolve();
  assert.equal(begun, [0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  assert.equal(
    (await outcomes).map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  );
});
