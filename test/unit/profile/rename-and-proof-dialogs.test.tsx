import type { ComponentType } from 'react';
import { branchContent } from '#blocks/places/branch-form.ts';
import { BranchNameDialog, OwnNameDialog } from '#screens/profile/profile-change-dialogs.tsx';
import { profileModal } from '#screens/profile/profile-modal.ts';
import { RenewRecoveryCodesDialog, SecondFactorOffDialog } from '#screens/profile/second-factor-dialogs.tsx';
import { message } from '#stores/messages.ts';
import { session as openSession } from '#stores/session.ts';
import { branch, signInAs } from '../fixtures/index.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const LIST = 'branch/v3/list';
const UPDATE = 'branch/v3/update';
const saved = () => openSession.value?.userData;

test.before.each(() => signInAs('operator'));

async function save(view: View, name: string): Promise<void> {
  await view.type(view.find<HTMLInputElement>('[role=dialog] input'), name);
  await view.clickAndLoad('Guardar');
}

const openBranch = () => {
  const step = { step: 'branch-name', branchId: 'br_centro', name: 'Centro' } as const;
  profileModal.open(step);
  return render(<BranchNameDialog {...step} />);
};

test('a cashier’s own name is that of the cashier, with its present value; only the name of a branch, even one without a region, is changed', async () => {
  const view = await render(<OwnNameDialog step="name" name="Caja 1" />);
  assert.is(view.field('Nombre de la caja').value, 'Caja 1');
  assert.match(view.text('[role=dialog]'), 'Así aparece en tus pagos y comprobantes');
  const other = branch({ id: 'br_sur', name: 'Sur', address: 'Otra' });
  const api = stubbedApi({ [LIST]: { branches: [other, branch({ regionId: null })] }, [UPDATE]: {} });
  await save(await openBranch(), ' Centro Nuevo ');
  const updated = { ...branchContent(branch()), name: 'Centro Nuevo', regionId: '' };
  assert.equal(api.contentsOf(UPDATE), [updated]);
});

for (const [why, list, text] of [
  ['is gone', () => successResponse({ branches: [branch({ id: 'br_sur' })] }), 'No se encontró la sucursal'],
  ['cannot be read', () => failureResponse(500, { title: 'Error', message: 'Otra vez' }), 'Otra vez'],
] as const)
  test(`a branch that ${why} is not changed, and the typed name stays`, async () => {
    const api = stubbedApi({ [LIST]: list });
    const view = await openBranch();
    await save(view, 'Centro Nuevo');
    assert.match(view.text('[role=alert]'), text);
    assert.is(view.field('Nombre de la sucursal').value, 'Centro Nuevo');
    assert.equal([api.callsOf(UPDATE).length, saved()?.user.branchName], [0, 'Centro']);
    assert.is(profileModal.current.value.step, 'branch-name');
  });

const RENEW = 'users/v3/profile/second-factor/recovery-codes';
const OFF = 'users/v3/profile/second-factor/disable';

async function send(view: View, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await view.type(view.field(label), text);
  await view.submitAndLoad();
}
const PROOF = { Contraseña: 'Cobros#2026', 'Código de 6 dígitos': '123456' };

for (const [what, Dialog, path] of [
  ['renewing the recovery codes', RenewRecoveryCodesDialog, RENEW],
  ['turning the second factor off', SecondFactorOffDialog, OFF],
] as readonly [string, ComponentType, string][])
  test(`${what} sends password and code, and shows an error at the field that is wrong`, async () => {
    const told = { title: 'Verificación', message: 'No es correcto' };
    const { api, view } = await openPage(<Dialog />, {
      [path]: () => failureResponse(422, { ...told, code: 'wrong-password' }),
    });
    await send(view, {});
    assert.is(document.activeElement, view.field('Contraseña'));
    assert.equal(api.calls, [], 'without them nothing is sent');
    await send(view, PROOF);
    assert.equal(api.callsOf(path)[0]?.content, { password: 'Cobros#2026', verificationCode: '123456' });
    const [password, code] = [view.field('Contraseña'), view.field('Código de 6 dígitos')];
    assert.equal([document.activeElement, password.value], [password, 'Cobros#2026']);
    assert.match(view.text('[role=dialog]'), told.message);
    api.responders[path] = () => failureResponse(422, { ...told, code: 'wrong-code' });
    await send(view, {});
    assert.equal([document.activeElement, code.value], [code, '123456']);
    const marks = [password, code].map((field) => field.getAttribute('aria-invalid'));
    assert.equal(marks, [null, 'true']);
    assert.not.ok(view.has('[role=alert]'));
  });

test('turning off the second factor with a recovery code is confirmed, and the dialog closes', async () => {
  stubbedApi({ [OFF]: {} });
  profileModal.open({ step: 'second-factor-off' });
  const view = await render(<SecondFactorOffDialog />);
  await view.clickButton('Usar un código de recuperación');
  await send(view, { Contraseña: 'Cobros#2026', 'Código de recuperación': '7K2M-9Q4D-XA31-B0C5' });
  assert.equal([message.value?.kind, message.value?.text], ['success', 'Ya no está activa']);
  assert.is(profileModal.current.value.step, 'none');
});
