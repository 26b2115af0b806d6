import { setImmediate } from 'node:timers/promises';
import { BrokenDownload, streamDownload } from '@cobros/sdk/stream-download';
import { fakeTimers } from '../../support/fake-timers.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import { changeStreamServer } from '../support/change-stream-server.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

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
    assert.match(String(await reading.catch((cause: unknown) => cause)), /^AbortError/);
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

/** An endless export: its server sends another part whenever it is asked for one. */
function endlessExport() {
  const server = { parts: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        server.parts += 1;
        controller.enqueue(new Uint8Array([server.parts]));
      },
      cancel() {
        server.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const { api } = recordedClient(() => fileResponse(body));
  return { call: api.transactions.exportHistory, server };
}

const fileResponse = (body: BodyInit) =>
  new Response(body, { headers: { 'Content-Disposition': 'attachment; filename="../historial.xlsx"' } });

async function openedFile(result: ReturnType<typeof streamDownload>) {
  const file = await result;
  if (!file.ok) throw new Error(file.failure.message);
  return { ...file.data, reader: file.data.stream.getReader() };
}

async function failureOf(reading: Promise<unknown>) {
  const error = await reading.catch((cause) => cause);
  assert.instance(error, BrokenDownload);
  const { name, cause, failure } = error as BrokenDownload;
  assert.equal({ name, cause }, { name: 'BrokenDownload', cause: (failure as { cause?: unknown }).cause });
  return failure;
}

test('a file is read while it arrives, under a safe name', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const server = writable.getWriter();
  const { api } = recordedClient(() => fileResponse(readable));
  const { reader, fileName } = await openedFile(streamDownload(api.transactions.exportHistory, {}));
  assert.is(fileName, 'historial.xlsx');
  for (const part of [80, 75]) {
    const [{ value }] = await Promise.all([reader.read(), server.write(new Uint8Array([part]))]);
    assert.equal(value, new Uint8Array([part]));
  }
  const [end] = await Promise.all([reader.read(), server.close()]);
  assert.is(end.done, true);
});

test('the server is asked for no more than is read, and canceling the stream ends the response', async () => {
  const { call, server } = endlessExport();
  const { reader } = await openedFile(streamDownload(call, {}));
  for (let part = 1; part <= 10; part += 1) await reader.read();
  await setImmediate();
  assert.is(server.parts, 10);
  await reader.cancel();
  assert.is(server.canceled, true);
});

test('the signal of the caller ends the response, whether or not it is being read', async () => {
  for (const isRead of [true, false]) {
    const { call, server } = endlessExport();
    const stop = new AbortController();
    const { reader } = await openedFile(streamDownload(call, {}, { signal: stop.signal }));
    if (isRead) await reader.read();
    stop.abort();
    assert.is((await failureOf(reader.closed)).kind, 'aborted');
    assert.is(server.canceled, true);
  }
});

test('the timeout covers the whole file, even if nobody reads it', async () => {
  const timers = fakeTimers();
  const { call, server } = endlessExport();
  const { reader } = await openedFile(streamDownload(call, {}, { timeoutMs: 1000 }));
  timers.advance(999);
  await reader.read();
  timers.advance(1);
  assert.is((await failureOf(reader.closed)).kind, 'timeout');
  assert.is(server.canceled, true);
});

test('a connection that is lost half-way is a failure with its cause', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const { api } = recordedClient(() => fileResponse(readable));
  const { reader } = await openedFile(streamDownload(api.transactions.exportHistory, {}));
  const lost = new TypeError('terminated');
  await writable.abort(lost);
  const failure = await failureOf(reader.read());
  assert.equal([failure.kind, failure.kind === 'network' && failure.cause], ['network', lost]);
});

test('a rejected download is an ordinary failure', async () => {
  const { api } = recordedClient(() => failureResponse(413, { title: 'Grande', message: 'Menos días' }));
  const file = await streamDownload(api.transactions.exportHistory, {});
  assert.is(!file.ok && file.failure.status, 413);
});

test('a page, an envelope or nothing is not taken for a file', async () => {
  for (const respond of [
    () => new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    () => successResponse({}),
    () => new Response(null, { status: 204 }),
  ]) {
    const { api } = recordedClient(respond);
    for (const file of [
      await api.transactions.exportHistory(),
      await streamDownload(api.transactions.exportHistory, {}),
    ])
      assert.is(!file.ok && file.failure.kind, 'unreadable');
  }
});
