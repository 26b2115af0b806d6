import type { Schemas } from '@cobros/sdk';
import { BOTTOM, type Paper } from '#sandbox/out/documents/paper.ts';
import { drawSums } from '#sandbox/out/documents/statement-sums.ts';
import { octoberStatement } from '../fixtures/statement.ts';
import { assert, test } from '../support/test.ts';

/** October with as many returned deposits, each with a reference of its own. */
function withReturned(count: number): Schemas['Statement'] {
  const statement = octoberStatement();
  const { deposits } = statement;
  const returned = deposits?.movements.find(({ kind }) => kind === 'returned');
  assert.ok(deposits && returned);
  const movements = Array.from({ length: count }, (_, index) => ({
    ...returned,
    reference: `DEP-${index + 1}`,
  }));
  return { ...statement, deposits: { ...deposits, movements } };
}

/** Draws the sums from this height on. @returns the deposits that are named, the lowest text, and how often a new page was taken */
function drawnFrom(top: number, statement: Schemas['Statement']) {
  const texts: { words: string; y: number }[] = [];
  let pages = 0;
  const paper = {
    page: { drawRectangle: () => undefined },
    text: (words: string, _x: number, y: number) => void texts.push({ words, y }),
    line: () => undefined,
    widthOf: () => 0,
  };
  drawSums(paper as unknown as Paper, statement, top, () => {
    pages += 1;
    return 700;
  });
  const named = texts.flatMap(({ words }) => /DEP-\d+/.exec(words) ?? []);
  return { named: named.map(String), lowest: Math.min(...texts.map(({ y }) => y)), pages };
}

test('below the sums up to six returned deposits are named, and further ones take no room', () => {
  assert.is(drawnFrom(700, withReturned(6)).named.at(-1), 'DEP-6');
  assert.is(drawnFrom(700, withReturned(7)).named.at(-1), 'DEP-6');
  for (let top = 200; top < 700; top += 1)
    assert.is(drawnFrom(top, withReturned(7)).pages, drawnFrom(top, withReturned(6)).pages);
});

for (const count of [0, 6, 7])
  test(`the sums with ${count} returned deposits take a new page only where they do not fit`, () => {
    const statement = withReturned(count);
    for (let top = 200; top < 700; top += 1) {
      const { lowest, pages } = drawnFrom(top, statement);
      assert.ok(lowest >= BOTTOM, `from ${top} they end at ${lowest}`);
      const room = drawnFrom(1000, statement).lowest - (1000 - top) - BOTTOM;
      if (pages > 0) assert.ok(room < 30, `from ${top} there is room for another ${room}`);
    }
  });
