import { App } from '#app/app.tsx';
import { getOpenBalance } from '#app/layout/open-balance-operation.ts';
import type { Route } from '#app/routes.ts';
import { openDetail } from '#features/transaction/detail/detail-address.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { closingModal } from '#screens/closings/closing-actions.ts';
import { readings, rereadShown, resource } from '#stores/resource.ts';
import { transaction } from '../fixtures/transaction.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { goTo, loadScreens, SCREENS } from '../support/open-screens.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { later } from '../support/stubbed-api.ts';

test.before(async () => {
  await Promise.all([loadScreens(), import('#blocks/connection/lost-connection.tsx')]);
});

const SAYS = /Sin conexión desde las \d\d:\d\d\. Lo que ves es de esa hora o de antes\./;

/** Opens a screen, whose reads then stop reaching the server. */
async function loseConnection(route: Route, open?: (view: View) => Promise<unknown>) {
  const api = faultyApi();
  goTo(route, ['summary', 'statement']);
  const view = await render(<App />);
  await open?.(view);
  await view.settle();
  await view.until(() => readings.value === 0);
  api.fault = { name: 'offline', of: 'every call' };
  await view.act(() => void rereadShown());
  return { api, view };
}

const saysSo = (within: string) =>
  [...document.querySelectorAll(within)].some(({ textContent }) => SAYS.test(textContent ?? ''));

// The display has words of its own, for customers.
for (const route of SCREENS.filter(({ bare }) => !bare))
  test(`${route.title} (${route.path}) says since when nothing is known, until it is known again`, async () => {
    const { api, view } = await loseConnection(route);
    await view.until(() => saysSo('[role=status]'));
    assert.ok(saysSo('[role=status]'), document.body.textContent ?? '');
    api.fault = undefined;
    await view.backOnline();
    await view.until(() => !saysSo('[role=status]'));
    assert.not.ok(saysSo('[role=status]'));
  });

test('a read that is never answered does not keep the words back when the device says that it is offline', async () => {
  const api = faultyApi();
  goTo(SCREENS.find(({ title }) => title === 'Historial') as Route, []);
  const view = await render(<App />);
  await view.until(() => readings.value === 0);
  api.held = new Promise(() => undefined);
  await view.act(() => void rereadShown());
  api.held = undefined;
  api.fault = { name: 'offline', of: 'every call' };
  await view.act(() => void window.dispatchEvent(new Event('offline')));
  await view.until(() => saysSo('[role=status]'));
  assert.ok(saysSo('[role=status]'));
});

test('a read that fails after a later one has reached the server says nothing', async () => {
  const api = faultyApi();
  goTo(SCREENS.find(({ title }) => title === 'Historial') as Route, []);
  const view = await render(<App />);
  await view.until(() => readings.value === 0);
  const slow = later();
  api.held = slow.response;
  await view.act(() => void rereadShown());
  api.held = undefined;
  await view.act(() => resource('later', getOpenBalance).refresh());
  api.fault = { name: 'offline', of: 'every call' };
  await view.act(() => slow.give(new Response()));
  await view.until(() => readings.value === 0);
  assert.is(readings.value, 0);
  assert.not.ok(saysSo('[role=status]'));
});

const PAGOS = SCREENS.find(({ title }) => title === 'Pagos') as Route;
const CIERRES = SCREENS.find(({ title }) => title === 'Cierres') as Route;

for (const [name, route, open] of [
  ['the dialog that closes', CIERRES, () => closingModal.open({ step: 'close' })],
  [
    'the dialog that refunds',
    PAGOS,
    () => transactionModal.open({ step: 'refund', transaction: transaction({ status: 'completed' }) }),
  ],
  ['the detail of a payment', PAGOS, () => openDetail('t1')],
] as const)
  test(`${name} says it too, because it covers the banner`, async () => {
    const { view } = await loseConnection(route, async (shown) => {
      await shown.act(open as () => void);
      await shown.until(() => document.querySelector('[role=dialog], [role=alertdialog]') !== null);
    });
    await view.until(() => saysSo(':is([role=dialog], [role=alertdialog])'));
    assert.ok(saysSo(':is([role=dialog], [role=alertdialog])'));
  });
