import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withRequestId } from '../../../sandbox/pipeline/request-id.ts';
import { report } from '../../../sandbox/report.ts';

const test = suite('request id');

test('a response has the id that the log names beside the error, and every request another', async () => {
  const printed: unknown[][] = [];
  const { error } = console;
  console.error = (...parts) => printed.push(parts);
  const serve = withRequestId(async () => {
    await Promise.resolve();
    report('closings.close failed:', new Error('no disk'));
    return new Response(null, { status: 500 });
  });
  const responses = await Promise.all([serve(), serve()]);
  console.error = error;
  const ids = responses.map(({ headers }) => headers.get('X-Request-Id') ?? 'none');
  assert.is(new Set(ids).size, 2);
  assert.equal(printed.map(([, id]) => id).sort(), ids.map((id) => `(request ${id})`).sort());
});

test('within a request that has an id another layer keeps it', async () => {
  const inner = withRequestId(async () => new Response());
  const seen: (string | null)[] = [];
  const outer = withRequestId(async () => {
    const response = await inner();
    seen.push(response.headers.get('X-Request-Id'));
    return response;
  });
  const response = await outer();
  assert.equal(seen, [response.headers.get('X-Request-Id')]);
});

test.run();
