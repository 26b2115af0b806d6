import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readEventStream } from '../../../conformance/src/event-stream.ts';
import { fakeTimers } from '../../support/fake-timers.ts';

const test = suite('the stream of changes that is checked');

test('a stream that only pings fails after ten seconds instead of blocking the run', async () => {
  const timers = fakeTimers();
  try {
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
      timers.advance(1000);
      await timers.settle();
    }
    assert.is(outcome, 'The stream of changes reports nothing for 10 seconds when it should');
  } finally {
    timers.restore();
  }
});

test.run();
