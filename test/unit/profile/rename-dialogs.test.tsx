import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BranchNameDialog, OwnNameDialog } from '../../../src/screens/profile/profile-change-dialogs.tsx';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { session as openSession } from '../../../src/stores/session.ts';
import { branch } from '../../fixtures/branch.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { clickAndLoad } from '../../support/loaded-view.ts';
import { render, type View } from '../../support/render.tsx';
import { signInAs } from '../../support/sign-in-as.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const LIST = 'branch/v3/list';
const UPDATE = 'branch/v3/update';
const saved = () => openSession.value?.userData;

test.before.each(() => {
  signInAs('operator');
});

async function save(view: View, name: string): Promise<void> {
  await view.type(view.find<HTMLInputElement>('[role=dialog] input'), name);
  await clickAndLoad(view, 'Guardar');
}

const openBranch = () => {
  const step = { step: 'branch-name', branchId: 'br_centro', name: 'Centro' } as const;
  profileModal.open(step);
  return render(<BranchNameDialog {...step} />);
};

test('a cashier’s own name is that of the cashier, with its present value', async () => {
  const view = await render(<OwnNameDialog step="name" name="Caja 1" />);
  assert.is(view.field('Nombre de la caja').value, 'Caja 1');
  assert.match(view.text('[role=dialog]'), 'Así aparece en tus pagos y comprobantes');
});

test('only the name of a branch, even one without a region, is changed', async () => {
  const other = branch({ id: 'br_sur', name: 'Sur', address: 'Otra' });
  const api = stubbedApi({ [LIST]: { branches: [other, branch({ regionId: null })] }, [UPDATE]: {} });
  await save(await openBranch(), ' Centro Nuevo ');
  const { id, address, referenceId, businessId } = branch();
  const updated = { id, name: 'Centro Nuevo', address, referenceId, businessId, regionId: '' };
  assert.equal(api.contentsOf(UPDATE), [updated]);
});

for (const [why, list, text] of [
  ['is gone', () => successResponse({ branches: [branch({ id: 'br_sur' })] }), 'No se encontró la sucursal'],
  ['cannot be read', () => failureResponse(500, { title: 'Error', message: 'Otra vez' }), 'Otra vez'],
] as const) {
  test(`a branch that ${why} is not changed, and the typed name stays`, async () => {
    const api = stubbedApi({ [LIST]: list });
    const view = await openBranch();
    await save(view, 'Centro Nuevo');
    assert.match(view.text('[role=alert]'), text);
    assert.is(view.field('Nombre de la sucursal').value, 'Centro Nuevo');
    assert.equal([api.callsOf(UPDATE).length, saved()?.user.branchName], [0, 'Centro']);
    assert.is(profileModal.current.value.step, 'branch-name');
  });
}
