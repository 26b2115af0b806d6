import { ServerResponse } from 'node:http';
import { queryObjects } from 'node:v8';
import type { ServedRequest } from '#sandbox/ground/log/current-request.ts';
import { createApi } from '#sandbox/operation/run/create-api.ts';
import { readEvents } from '../support/event-reader.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { assert, closed, PASSWORD, receive, serve, test } from '../support/suite.ts';

const database = closed(await openFixtureDatabase());
const api = closed(createApi({ database, housekeepingSeconds: 0, webhookSeconds: 0 }));
const served: ServedRequest[] = [];
const server = await serve(api.handle, (one) => served.push(one));

const signedIn = await fetch(`${server.url}/api/auth/v3/credentials`, {
  method: 'POST',
  body: JSON.stringify({ requestContent: { username: 'tiendaluna', password: PASSWORD } }),
});
const { responseContent } = (await signedIn.json()) as { responseContent: { sessionId: string } };
const headers = { Authorization: `Bearer ${responseContent.sessionId}`, 'Accept-Encoding': 'gzip' };
const open = (signal?: AbortSignal) =>
  fetch(`${server.url}/api/changes/v3/stream`, { headers, ...(signal ? { signal } : {}) });

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('each event is sent when it happens, and the call’s duration ends when the response begins', async () => {
  const response = await open();
  assert.equal([response.status, response.headers.get('Content-Encoding')], [200, null]);
  const reader = readEvents(response);
  assert.is((await reader.next())?.event, 'ready');
  // The call is logged and measured already: a long-lived stream does not count as a slow call.
  assert.is(served.at(-1)?.operation, 'changes.stream');
  await receive(database, 'us_caja1', 12);
  await reader.until('paid', 'balance');
  await receive(database, 'us_caja1', 12);
  await reader.until('paid', 'balance');
  await reader.close();
  await until(() => api.changeFigures.open() === 0);
});

test('a caller that disconnects makes room for another, even if it never read anything', async () => {
  const caller = new AbortController();
  const left = await Promise.all([open(caller.signal), open(caller.signal)]);
  assert.ok(left.every(({ ok }) => ok));
  assert.is(api.changeFigures.open(), 2);
  caller.abort();
  await until(() => api.changeFigures.open() === 0);
});

test('a connection that is cut ends its stream at once', async () => {
  let isCanceled = false;
  let cut: (() => void) | undefined;
  const { url } = await serve((_request, { cutOff }) => {
    cut = cutOff;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: ready\n\n')),
      cancel() {
        isCanceled = true;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  const response = await fetch(url);
  cut?.();
  const failure = await response.text().catch((cause: unknown) => cause);
  assert.instance(failure, Error);
  await until(() => isCanceled);
});

test('a stream that has ended is not kept by the server', async () => {
  const count = () => queryObjects(ServerResponse, { format: 'count' });
  const before = count();
  for (let opened = 0; opened < 20; opened += 1) {
    const reader = readEvents(await open());
    assert.is((await reader.next())?.event, 'ready');
    await reader.close();
    // Otherwise a slow server has too many open streams for the next one.
    await until(() => api.changeFigures.open() === 0);
  }
  // The response that ended last may be kept for a moment.
  await until(() => count() - before < 10);
});

// Runs last, because it ends the process.
test('a process that shuts down sends bye, accepts no new streams, and does not wait for open ones', async () => {
  const reader = readEvents(await open());
  assert.is((await reader.next())?.event, 'ready');
  server.drain();
  const closed = api.close(200);
  const refused = await open();
  assert.equal([refused.status, refused.headers.get('Retry-After')], [503, '1']);
  const bye = await reader.next();
  assert.equal([bye?.event, bye?.data.reason], ['bye', 'restart']);
  assert.is(await reader.next(), undefined);
  await closed;
  await server.stop(60_000);
});
