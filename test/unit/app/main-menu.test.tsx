import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DrawerContent } from '../../../src/app/layout/drawer-content.tsx';
import { MainMenu } from '../../../src/app/layout/main-menu.tsx';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('menu of the portal');
test.after.each(() => history.replaceState(null, '', '/'));

const { user, ...of } = session().userData;
const cashier = { ...user, ...of };

for (const [path, current] of [
  ['/closing/history', 'Cierres'],
  ['/closing/history/cl_1', 'Cierres'],
  ['/transaction/history', 'Pagos'],
  ['/profile', 'Perfil'],
  ['/profiles', undefined],
] as const) {
  test(`at ${path} the current entry of the menu is ${current}`, async () => {
    history.replaceState(null, '', path);
    const view = await render(<MainMenu user={cashier} rail={false} />);
    assert.equal(
      view.findAll('[aria-current=page]').map(({ textContent }) => textContent),
      current ? [current] : [],
    );
    await view.unmount();
  });
}

test('narrow, each entry keeps its name for screen readers', async () => {
  const view = await render(<MainMenu user={cashier} rail />);
  assert.ok(view.button('Cierres'));
  assert.ok(view.button('Cerrar sesión'));
  await view.unmount();
});

for (const allowed of [true, false]) {
  test(`the open balance is ${allowed ? 'shown and loaded' : 'neither shown nor loaded'} ${allowed ? 'with' : 'without'} its permission`, async () => {
    const api = stubbedApi({
      'transactions/v3/balances': () =>
        successResponse({ balanceDetail: { formattedTotalOpenBalance: 'Q1,284.00' } }),
    });
    const permissions = allowed ? [...cashier.permissions, 'view_balance' as const] : cashier.permissions;
    const view = await render(<DrawerContent user={{ ...cashier, permissions }} head={null} />);
    await view.settle();
    assert.is(view.container.textContent?.includes('Pagos por liquidarQ1,284.00'), allowed);
    assert.is(api.calls.length, allowed ? 1 : 0);
    await view.unmount();
  });
}

test.run();
