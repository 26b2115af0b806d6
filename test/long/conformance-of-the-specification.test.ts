import { conformanceRuns } from '../support/conformance-runs.ts';
import {
  isSpecified,
  operationAt,
  UNKNOWN_CALL,
  withoutOptionalFields,
} from '../support/specified-backend.ts';
import { assert, test } from '../support/suite.ts';

const { check } = await conformanceRuns();

/** Makes the backend one that has what section 7 names and nothing else. */
async function onlySpecified(request: Request, next: (request: Request) => Promise<Response>) {
  const id = operationAt(request.url, request.method);
  if (id && !isSpecified(id))
    return Response.json(UNKNOWN_CALL, { status: 404, headers: { 'X-Request-Id': 'none' } });
  const response = await next(request);
  response.headers.delete('ETag');
  if (!id || !response.headers.get('Content-Type')?.startsWith('application/json')) return response;
  const body = await response.json();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const { responseContent } = body;
  const content = responseContent && { responseContent: withoutOptionalFields(id, responseContent) };
  return Response.json({ ...body, ...content }, { status: response.status, headers });
}

test('of a backend of the specification alone no check fails, and those of parts that it lacks are not run', async () => {
  const results = await check('', onlySpecified);
  const failed = results.flatMap(({ id, outcome }) =>
    outcome.kind === 'failed' || outcome.kind === 'warned' ? [`${id}: ${outcome.reason}`] : [],
  );
  assert.equal(failed, []);
  const notRun = results
    .filter(({ outcome }) => outcome.kind === 'not-run')
    .map(({ id }) => id.replace(/-\d+$/, ''));
  assert.equal([...new Set(notRun)].sort(), [
    'changes',
    'charges',
    'files',
    'imports',
    'money',
    'payments',
    'polling',
    'push',
    'refund-rules',
    'sessions',
    'summary',
    'webhooks',
  ]);
});
