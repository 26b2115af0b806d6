import { createCheckedBackend } from '#conformance/src/checked-backend.ts';
import { readEventStream } from '#conformance/src/event-stream.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { assert, test } from '../support/test.ts';

test('a stream that sends only pings fails after ten seconds instead of blocking the run', async () => {
  const timers = fakeTimers();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      setInterval(() => controller.enqueue(new TextEncoder().encode('event: ping\ndata: {}\n\n')), 1000);
    },
  });
  const told = readEventStream(new Response(body))
    .next()
    .then(String, (error: Error) => error.message);
  let outcome: string | undefined;
  void told.then((text) => {
    outcome = text;
  });
  for (let second = 0; second < 10; second++) {
    assert.is(outcome, undefined);
    await timers.advanceAndSettle(1000);
  }
  assert.is(outcome, 'The stream of changes reports nothing for 10 seconds when it should');
});

test('a backend that never responds to the stream fails after the time limit instead of blocking the run', async () => {
  const timers = fakeTimers();
  const neverResponds = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { openChanges } = createCheckedBackend('http://localhost/api', neverResponds, 60_000);
  let outcome: string | undefined;
  void openChanges('token').catch((error: Error) => {
    outcome = error.message;
  });
  await timers.advanceAndSettle(60_000);
  assert.is(outcome, 'GET /changes/v3/stream gets no response: it takes too long');
});

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

test('every described event is compared with its description, the last one as well', async () => {
  for (const event of ['ready', 'changed', 'ping', 'bye']) {
    const stream = readEventStream(
      new Response(`event: ${event}\ndata: {"lists":"all","reason":1,"changedCount":"x"}\n\n`),
    );
    const told = await stream.next().then(String, (error: Error) => error.message);
    assert.match(told, `the event ${event} does not match`);
  }
});

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
  const words = 'The event changed has the changedCount 2 instead of 3';
  assert.is(await misfitOf([...right, ['changed', 2]]), words);
  for (const events of [
    [...right, ['ping']],
    [['ready'], ['changed', 1]],
  ] as const)
    assert.match(
      String(await misfitOf(events as never)),
      'Not every event of the stream of changes has a changedCount',
    );
});

test('a stream that has begun leaves no timer, which would keep the command from ending', async () => {
  const running = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = running();
  const opened = new Response(new ReadableStream(), {
    headers: { 'Content-Type': 'text/event-stream', 'X-Request-Id': 'x' },
  });
  await createCheckedBackend('https://pagos.example', async () => opened).openChanges('token');
  assert.is(running(), before);
});
