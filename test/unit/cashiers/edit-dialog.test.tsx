import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cashierModal } from '../../../src/screens/cashiers/cashier-actions.ts';
import { EditDialog } from '../../../src/screens/cashiers/cashier-form-dialogs.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { branchAdminSession } from '../../fixtures/session.ts';
import { clickAndLoad } from '../../support/loaded-view.ts';
import { render, type View } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const MODIFY = 'users/v3/modify';
const BRANCH = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: {} };

async function open(over: Parameters<typeof cashier>[0]) {
  startSession(branchAdminSession());
  const step = { step: 'edit', cashier: cashier(over), branch: BRANCH } as const;
  const api = stubbedApi({ [MODIFY]: {} });
  cashierModal.open(step);
  return { api, view: await render(<EditDialog {...step} />) };
}

async function save(view: View) {
  await clickAndLoad(view, 'Guardar cambios');
}

test('the fields have the saved values, and a missing reference must be filled in to save', async () => {
  assert.is((await open({ referenceId: 'C7' })).view.field('Referencia').value, 'C7');
  const { view, api } = await open({ referenceId: null });
  const values = view.findAll('[role=dialog] input').map((field) => (field as HTMLInputElement).value);
  assert.equal(values, ['Caja 1', '', 'caja1.centro@tiendaluna.gt']);
  await save(view);
  assert.is(document.activeElement, view.field('Referencia'));
  assert.match(view.text('[role=dialog]'), 'Este campo es requerido');
  assert.is(api.callsOf(MODIFY).length, 0);
  await view.type(view.field('Referencia'), 'C101');
  await save(view);
  assert.is(api.contentsOf(MODIFY)[0]?.referenceId, 'C101');
});
