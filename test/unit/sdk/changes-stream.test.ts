import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeStreamServer } from '../../support/change-stream-server.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { recordedClient } from '../../support/recorded-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';

async function opened(options = {}) {
  const server = changeStreamServer();
  const { api } = recordedClient(server.respond);
  const reader = dataOf(await api.changes.stream(options)).getReader();
  return { reader, served: await server.stream() };
}

test('the signal of the caller ends an open stream, whether or not it is being read', async () => {
  for (const isRead of [true, false]) {
    const stop = new AbortController();
    const { reader, served } = await opened({ signal: stop.signal });
    const reading = isRead ? reader.read() : reader.closed;
    stop.abort();
    assert.is(
      (await reading.catch((cause: unknown) => cause as Error))?.toString().split(':')[0],
      'AbortError',
    );
    assert.is(served.isClosed(), true);
  }
});

test('the time limit ends when the response begins', async () => {
  const timers = fakeTimers();
  const { reader, served } = await opened({ timeoutMs: 1000 });
  timers.advance(3_600_000);
  served.send('late');
  assert.is(new TextDecoder().decode((await reader.read()).value), 'late');
  assert.is(timers.left(), 0);
});

test('a stream that was read to its end, or canceled, leaves no listener on the signal', async () => {
  for (const isCanceled of [true, false]) {
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      listeners += 1;
      addEventListener.apply(signal, given);
    };
    signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      removeEventListener.apply(signal, given);
    };
    const { reader, served } = await opened({ signal });
    assert.is(listeners, 1);
    if (isCanceled) await reader.cancel();
    else {
      served.end();
      assert.is((await reader.read()).done, true);
    }
    assert.is(listeners, 0);
  }
});

test('an HTML page instead of the stream counts as no stream', async () => {
  for (const response of [new Response('<html>'), new Response(null, { status: 204 })]) {
    const { api } = recordedClient(() => response);
    const result = await api.changes.stream();
    assert.is(!result.ok && result.failure.kind, 'unreadable');
  }
});
