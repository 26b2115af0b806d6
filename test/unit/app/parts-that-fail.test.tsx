import { App } from '#app/app.tsx';
import { paths } from '#domain/paths.ts';
import { faultyApi, servedContent } from '../support/bad-line/faulty-api.ts';
import { goTo, loadScreens, SCREENS } from '../support/open-screens.ts';
import { assert, render, test } from '../support/render.tsx';

test.before(loadScreens);
test.before.each(() => {
  console.error = () => undefined;
});

const AGAIN = 'Intentar de nuevo';

async function open(path: string, responses: object) {
  const reported: unknown[] = [];
  window.addEventListener('error', ({ error }) => reported.push(error), { once: true });
  const api = faultyApi();
  Object.assign(api.responses, responses);
  const route = SCREENS.find((one) => one.path === path);
  if (route) goTo(route, ['deposits', 'charges']);
  const view = await render(<App />);
  await view.loaded();
  return { api, view, reported };
}

test('a screen that fails says so beside the menu, reports it, and is shown once the response is right', async () => {
  const { api, view, reported } = await open(paths.closing.history, {
    'closings.history': { ...(servedContent('closings.history') as object), returnedDeposit: {} },
  });
  assert.match(view.text('main [role=alert]'), 'No pudimos mostrar esta parte');
  assert.match(view.text('aside nav'), 'Cerrar sesión');
  assert.is(reported.length, 1);
  api.responses = {};
  await view.clickAndLoad(AGAIN);
  assert.not.ok(view.has('main [role=alert]'));
  assert.match(view.text('main'), 'CI-004513');
});

test('after a screen has failed, the menu leads to another one', async () => {
  const { view } = await open(paths.closing.history, { 'closings.history': { data: [{}] } });
  assert.match(view.text('main'), AGAIN);
  await view.clickAndLoad('Equipo');
  await view.until(() => view.has('main table'));
  assert.not.match(view.text('main'), AGAIN);
});

test('a part that fails leaves the rest of the screen as it is', async () => {
  const paid = servedContent('transactions.listPaid') as { transactions: object[] };
  const { view } = await open(paths.transaction.dashboard, {
    'transactions.listPaid': {
      ...paid,
      transactions: paid.transactions.map((one) => ({ ...one, friUser: {}, formattedAmount: {} })),
    },
  });
  assert.match(view.text('main [role=alert]'), 'No pudimos mostrar esta parte');
  assert.match(view.text('main'), 'Enviar solicitud');
});

test('an open balance that cannot be read is a dash', async () => {
  const { view } = await open(paths.administrativeUsers.root, { 'transactions.balances': {} });
  assert.match(view.text('aside'), 'Pagos por liquidar—');
  assert.not.ok(view.has('main [role=alert]'));
});
