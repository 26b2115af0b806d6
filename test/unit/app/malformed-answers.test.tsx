import { App } from '#app/app.tsx';
import type { Route } from '#app/routes.ts';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { forgetResources } from '#stores/resource.ts';
import { faultyApi, servedContent } from '../support/bad-line/faulty-api.ts';
import { malformed } from '../support/malformed.ts';
import { goTo, loadScreens, SCREENS } from '../support/open-screens.ts';
import { assert, render, test, type View } from '../support/render.tsx';

/** Of so many shares of the malformed responses a run of all tests takes one, always the same; `FAULTS=whole` takes all. */
const SHARES = 80;
const shares = process.env.FAULTS === 'whole' ? [...Array(SHARES).keys()] : [0];

const CAPABILITIES = [
  'charges',
  'summary',
  'csv',
  'statement',
  'imports',
  'deposits',
  'emails',
  'downloads',
  'reconciliation',
  'refunds-in-parts',
  'push',
  'refund-policy',
  'refund-requests',
] as const;

test.before(loadScreens);
test.before.each(() => {
  console.error = () => undefined;
});

/** The screen shows something, and the menu is there. */
const shows = (view: View, { bare }: Route): boolean =>
  bare
    ? view.text() !== ''
    : view.texts('aside nav, #contenido').every((text) => text !== '') && view.has('aside nav');

async function open(route: Route, responses: Partial<Record<OperationId, unknown>> = {}) {
  forgetResources();
  const api = faultyApi();
  Object.assign(api.responses, responses);
  goTo(route, [...CAPABILITIES]);
  const view = await render(<App />);
  for (let turn = 0; turn < 5; turn++) await view.settle();
  return { api, view };
}

for (const route of SCREENS)
  for (const share of shares)
    test(`${route.title} (${route.path}): whatever a response lacks, the page is not empty (${share})`, async () => {
      const { api, view } = await open(route);
      await view.loaded();
      const reads = [...new Set(api.received.map(({ id }) => id))].filter((id) =>
        operations.some((one) => one.id === id && one.readOnly),
      );
      assert.ok(reads.length > 0);
      const all = reads.flatMap((id) => malformed(id, servedContent(id)).map((one) => ({ id, ...one })));
      const empty: string[] = [];
      for (const { id, what, content } of all.filter((_one, place) => place % SHARES === share)) {
        const { view } = await open(route, { [id]: content });
        if (!shows(view, route)) empty.push(what);
      }
      assert.equal(empty, []);
    });
