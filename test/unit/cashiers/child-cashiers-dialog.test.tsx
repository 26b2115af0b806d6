import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  childCashierOption,
  SetChildCashiersDialog,
} from '../../../src/screens/cashiers/child-cashiers-dialog.tsx';
import { cashier } from '../../fixtures/cashier.ts';
import { branchAdminSession } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { clickAndLoad } from '../../support/loaded-view.ts';
import { openPage } from '../../support/open-page.tsx';

const LIST = 'users/v3/admin/list';
const SET = 'users/v3/set-children';
const BRANCH = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: {} };

const TITULAR = cashier({ childrenUser: ['us_caja2'] });
const OTHERS = [
  cashier({ id: 'us_caja2', name: 'Caja 2', isChildCashier: true }),
  cashier({ id: 'us_caja3', name: 'Caja 3' }),
];

function open(titular = TITULAR, over: object = {}) {
  const dialog = <SetChildCashiersDialog step="child-cashiers" cashier={titular} branch={BRANCH} />;
  const list = { users: [titular, ...OTHERS], defaultUser: null };
  return openPage(dialog, { [LIST]: list, [SET]: {}, ...over }, { as: branchAdminSession() });
}

test('the titular’s children are checked, the titular itself is not offered, and the button says how many are chosen', async () => {
  const { view, api } = await open();
  assert.equal(
    view.findAll('[role=group] input').map((box) => (box as HTMLInputElement).checked),
    [true, false],
  );
  assert.ok(view.button('Guardar 1 caja'));
  await view.click(view.field('Caja 3'));
  assert.ok(view.button('Guardar 2 cajas'));
  await view.click(view.field('Caja 2'));
  await view.click(view.field('Caja 3'));
  await clickAndLoad(view, 'Guardar sin cajas');
  assert.equal(api.contentsOf(SET), [{ businessUserId: 'us_caja1', businessUserChildren: [] }]);
});

test('nothing can be saved until the cashiers are read, which can be repeated', async () => {
  const failing = { [LIST]: () => failureResponse(500, { title: 'Cajas', message: '' }) };
  const { view, api } = await open(TITULAR, failing);
  assert.ok(view.button('Guardar 1 caja').disabled);
  api.responders[LIST] = () => successResponse({ users: [TITULAR, ...OTHERS], defaultUser: null });
  await clickAndLoad(view, 'Reintentar');
  assert.not.ok(view.button('Guardar 1 caja').disabled);
});

test('children of another titular, and titulars, cannot be chosen; the list shows why', () => {
  const child = cashier({ id: 'us_caja2', username: 'luna-c2', isChildCashier: true });
  for (const [change, disabled, text] of [
    [{}, false, '@luna-c2'],
    [{ id: 'c3' }, true, 'Ya pertenece a otra caja titular'],
    [{ id: 'c4', isChildCashier: false, childrenUser: ['c5'] }, true, 'Es titular de otras cajas'],
    [{ id: 'c6', isChildCashier: false, childrenUser: [] }, false, '@luna-c2'],
  ] as const) {
    const option = childCashierOption(
      { ...child, ...change, childrenUser: [...(change.childrenUser ?? [])] },
      TITULAR,
    );
    assert.equal([option.disabled, option.text], [disabled, text]);
  }
});

test('for the only cashier of a branch the dialog says that there is no other', async () => {
  const { view } = await open(cashier(), {
    [LIST]: { users: [cashier()], defaultUser: null },
  });
  assert.match(view.text('[role=dialog]'), 'Esta sucursal no tiene otras cajas.');
  assert.ok(view.button('Guardar sin cajas'));
});
