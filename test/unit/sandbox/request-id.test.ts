import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { composeSite } from '../../../sandbox/compose-site.ts';
import { observeRequest } from '../../../sandbox/pipeline/observe-request.ts';
import { reportError } from '../../../sandbox/report-error.ts';

/** Returns the errors that the work prints. */
async function printedBy(work: () => Promise<void>): Promise<unknown[][]> {
  const printed: unknown[][] = [];
  const { error } = console;
  console.error = (...parts) => printed.push(parts);
  await work().finally(() => (console.error = error));
  return printed;
}

const idOf = ({ headers }: Response) => headers.get('X-Request-Id') ?? 'none';

test('each response has an id of its own, and the log names it beside the error', async () => {
  let ids: string[] = [];
  const printed = await printedBy(async () => {
    const serve = observeRequest(async () => {
      await Promise.resolve();
      reportError('closings.close failed:', new Error('no disk'));
      return new Response(null, { status: 500 });
    });
    ids = (await Promise.all([serve(), serve()])).map(idOf);
  });
  assert.is(new Set(ids).size, 2);
  assert.equal(printed.map(([, id]) => id).sort(), ids.map((id) => `(request ${id})`).sort());
});

const failing = () => {
  throw new Error('no disk');
};
const site = composeSite({
  api: failing,
  world: null,
  reference: failing,
  portalFolder: 'src/static',
  isOwnHost: () => true,
});

for (const [what, serve] of [
  ['the handler throws', failing],
  ['the site fails', () => site(new Request('http://localhost/api/transactions/v3/paid'))],
] as const) {
  test(`when ${what}, the response is an envelope with the id that the log names`, async () => {
    let id = '';
    const [entry = []] = await printedBy(async () => {
      const response = await observeRequest(serve)();
      id = idOf(response);
      assert.is(response.status, 500);
      assert.is((await response.json()).info.code, 'server-error');
    });
    assert.is(entry[1], `(request ${id})`);
  });
}
