import { conformanceRuns } from '../support/conformance-runs.ts';
import { UNKNOWN_CALL } from '../support/specified-backend.ts';
import { assert, test } from '../support/suite.ts';

const { check } = await conformanceRuns();

// Rules that hold for every backend of the portal. What only the sandbox promises is in the other files of this folder.
const left: string[] = [];
for (const { id, rule, outcome } of await check('', undefined, {
  onLeftBehind: (thing: string) => left.push(thing),
}))
  test(`${id}: ${rule}`, () => assert.equal(outcome, { kind: 'passed' }));

test('nothing is reported as left behind', () => assert.equal(left, []));

for (const part of ['refund-policy', 'refund-requests'] as const)
  test(`of a backend without ${part} no check fails`, async () => {
    const results = await check('refund-rules', async (request, next) => {
      if (new URL(request.url).pathname.includes(`/${part}/`))
        return Response.json(UNKNOWN_CALL, { status: 404, headers: { 'X-Request-Id': 'none' } });
      const response = await next(request);
      if (!request.url.endsWith('/auth/v3/credentials')) return response;
      const body = await response.json();
      const { userData } = body.responseContent;
      userData.capabilities = userData.capabilities.filter((one: string) => one !== part);
      response.headers.delete('Content-Length');
      return Response.json(body, response);
    });
    for (const { id, outcome } of results)
      assert.match(outcome.kind, /^(passed|not-run)$/, `${id}: ${JSON.stringify(outcome)}`);
    assert.ok(results.some(({ outcome }) => outcome.kind === 'not-run'));
  });

for (const status of [404, 501])
  test(`a backend may answer ${status} to the days of the history, which it need not have`, async () => {
    const [result] = await check('scopes-3', async (request, next) =>
      request.url.endsWith('/transactions/v3/history/daily-totals')
        ? Response.json(UNKNOWN_CALL, { status, headers: { 'X-Request-Id': 'none' } })
        : next(request),
    );
    assert.equal(result?.outcome, { kind: 'passed' });
  });

test('a run closes the streams that it opens', async () => {
  const streams: ('open' | 'closed')[] = [];
  await check('changes', async (request, next) => {
    const response = await next(request);
    if (!request.url.endsWith('/changes/v3/stream') || !response.body) return response;
    const index = streams.push('open') - 1;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        streams[index] = 'closed';
        controller.close();
      },
      cancel(reason) {
        streams[index] = 'closed';
        return reader.cancel(reason);
      },
    });
    return new Response(body, response);
  });
  assert.equal(streams, ['closed', 'closed']);
});
