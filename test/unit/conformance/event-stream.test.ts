import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readEventStream } from '../../../conformance/src/event-stream.ts';

const textOf = (events: readonly [name: string, changedCount?: number][]) =>
  events
    .map(([event, changedCount]) => {
      const lists = event === 'ping' ? {} : { lists: ['paid'] };
      return `event: ${event}\ndata: ${JSON.stringify({ ...lists, changedCount })}\n\n`;
    })
    .join('');

/** Reads these events to their end. @returns what is wrong with them */
async function misfitOf(events: Parameters<typeof textOf>[0]): Promise<string | undefined> {
  const stream = readEventStream(new Response(textOf(events)));
  try {
    while (await stream.next());
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

test('a stream need not count its changes, but if it does, every count must be there and right', async () => {
  assert.is(await misfitOf([['ready'], ['changed'], ['ping']]), undefined);
  const right: [string, number][] = [
    ['ready', 0],
    ['ping', 0],
    ['changed', 1],
    ['changed', 2],
    ['ping', 2],
  ];
  assert.is(await misfitOf(right), undefined);
  assert.is(await misfitOf([...right, ['ping', 3]]), 'The event ping has the changedCount 3 instead of 2');
  assert.is(
    await misfitOf([...right, ['changed', 2]]),
    'The event changed has the changedCount 2 instead of 3',
  );
  for (const events of [
    [...right, ['ping']],
    [['ready'], ['changed', 1]],
  ] as const)
    assert.match(
      String(await misfitOf(events as never)),
      'Not every event of the stream of changes has a changedCount',
    );
});
