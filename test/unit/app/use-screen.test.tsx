import { renderToString } from 'react-dom/server.edge';
import { ROUTES, type Route } from '#app/routes.ts';
import { loadScreen } from '#app/use-screen.ts';
import { paths } from '#domain/paths.ts';
import { forgetResources } from '#stores/resource.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { transaction } from '../fixtures/transaction.ts';
import { assert, render, test } from '../support/render.tsx';
import { later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const dashboard = ROUTES.find(({ path }) => path === paths.transaction.dashboard) as Route;
const listOf = (...transactions: object[]) =>
  successResponse({ transactions, serverTime: '2026-11-20T16:50:00.000Z' });

test('the dashboard is shown with its lists if they arrive quickly, and reads them once', async () => {
  const api = stubbedApi({
    'transactions/v3/pending': () => listOf(transaction()),
    'transactions/v3/paid': () => listOf(),
  });
  const { Screen } = await loadScreen(dashboard);
  const first = renderToString(<Screen />);
  assert.match(first, 'María');
  assert.not.match(first, 'Cargando');

  const view = await render(<Screen />);
  await view.settle();
  assert.is(api.callsOf('transactions/v3/pending').length, 1);
  assert.is(api.callsOf('transactions/v3/paid').length, 1);
});

test('the dashboard is shown with placeholders if a list takes longer', async () => {
  await loadScreen(dashboard);
  forgetResources();
  const slow = later();
  stubbedApi({
    'transactions/v3/pending': () => listOf(transaction()),
    'transactions/v3/paid': () => slow.response,
  });
  const timers = fakeTimers();
  let ready = false;
  const loading = loadScreen(dashboard).then((screen) => {
    ready = true;
    return screen;
  });
  await timers.settle();
  assert.not.ok(ready);
  timers.advance(150);
  const { Screen } = await loading;
  assert.match(renderToString(<Screen />), 'Cargando');
  // Other screens say that a read is under way.
  slow.give(listOf());
  await timers.settle();
});
