import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseInParts } from '../../../sdk/src/parse-in-parts.ts';
import { readTextWithPauses } from '../../../sdk/src/read-text-with-pauses.ts';

const NOTE = 'x'.repeat(1000);

/** 3 MB, which is parsed in several parts. */
const many = <Item>(item: (index: number) => Item) => Array.from({ length: 3000 }, (_, index) => item(index));

for (const [name, value] of [
  ['a list of objects', { list: many((id) => ({ id, note: NOTE })), serverTime: '2026-11-22' }],
  ['texts that look like the end of an item', { list: many((id) => ({ id, note: `},{"}]${NOTE}` })) }],
  ['lists in its items', { list: many((id) => ({ items: [{ id }, { id }], note: NOTE, pair: [{ id }] })) }],
  ['two lists', { one: many((id) => ({ id, note: NOTE })), other: many((id) => ({ id, note: NOTE })) }],
  ['no list of objects', { list: many((id) => `${id}${NOTE}`), empty: [] }],
  ['a text before the list that looks like a list', { note: '[{', list: many((id) => ({ id, note: NOTE })) }],
  [
    'nested lists before the list',
    { before: [[], [{ a: [{ b: 1 }] }]], list: many((id) => ({ id, note: NOTE })) },
  ],
] as const)
  test(`the result equals that of JSON.parse: ${name}`, async () => {
    const text = JSON.stringify(value);
    assert.equal(await parseInParts(text), JSON.parse(text));
  });

test('spaces between items are accepted', async () => {
  const text = JSON.stringify({ list: many((id) => ({ id, note: NOTE })) }, null, 2);
  assert.equal(await parseInParts(text), JSON.parse(text));
});

test('other tasks run between the parts', async () => {
  const text = JSON.stringify({ list: many((id) => ({ id, note: NOTE })) });
  let turns = 0;
  const clock = setInterval(() => turns++, 0);
  await parseInParts(text);
  clearInterval(clock);
  assert.ok(turns >= 2, `${turns} turns`);
});

test('a response is read with pauses, even if characters are split between chunks', async () => {
  const text = 'ñ€'.repeat(400_000);
  const bytes = new TextEncoder().encode(text);
  const chunks = [bytes.slice(0, 1), bytes.slice(1, 1_000_003), bytes.slice(1_000_003)];
  let turns = 0;
  const clock = setInterval(() => turns++, 0);
  const body = new ReadableStream({
    pull: (stream) => {
      const chunk = chunks.shift();
      if (chunk) stream.enqueue(chunk);
      else stream.close();
    },
  });
  assert.ok((await readTextWithPauses(new Response(body))) === text);
  clearInterval(clock);
  assert.ok(turns >= 1);
  assert.is(await readTextWithPauses(new Response(null)), '');
});

test('truncated JSON is rejected', async () => {
  const text = JSON.stringify({ list: many((id) => ({ id, note: NOTE })) });
  for (const broken of [text.slice(0, -1), text.slice(0, -100), `${text}}`]) {
    const failure = await parseInParts(broken).catch((error: unknown) => error);
    assert.instance(failure, SyntaxError);
  }
});
