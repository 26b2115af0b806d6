import { AssignDialog } from '#features/transaction/assign-dialog.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { message } from '#stores/messages.ts';
import { branch, cashier, signInAs, transaction } from '../fixtures/index.ts';
import { assert, openPage, test } from '../support/render.tsx';
import { type Call, failureResponse, type Responders, successResponse } from '../support/stubbed-api.ts';

const ASSIGN = 'transactions/v3/payments/assign';
const RETRIEVE = 'transactions/v3/retrieve';
const CASHIERS = 'users/v3/admin/list';

const nobody = { businessUserId: null, businessUserName: null };
const payment = transaction({ ...nobody, origin: 'payment', expirationDate: null });
const two = [cashier({ id: 'us_c1' }), cashier({ id: 'us_c2', name: 'Caja 2' })];
const conflict = () => failureResponse(409, { title: 'Pago', message: 'El pago ya fue recibido' });

async function open(
  responders: Responders,
  branches = [branch()],
  shown = payment,
  type: 'admin' | 'branch_admin' = 'admin',
) {
  signInAs(type);
  const step = { step: 'assign', transaction: shown } as const;
  transactionModal.open(step);
  const { view, api } = await openPage(<AssignDialog {...step} />, {
    'branch/v3/list': { branches },
    'branch/v3/admin/list': { defaultBranch: null },
    [CASHIERS]: { users: two, defaultUser: null },
    ...responders,
  });
  const press = (name: string) => view.clickAndLoad(name);
  return { ...view, api, press };
}

test('of several cashiers none is preselected, and nothing is assigned until somebody chooses', async () => {
  const view = await open({});
  assert.equal([view.field('Caja 1').checked, view.field('Caja 2').checked], [false, false]);
  assert.ok(view.button('Asignar').disabled);
  await view.submit();
  assert.equal(view.api.callsOf(ASSIGN), []);
});

test('a payment is assigned to the chosen cashier, and a message says whose and how much', async () => {
  const view = await open({ [ASSIGN]: () => Response.json({ responseContent: { transaction: payment } }) });
  await view.click(view.field('Caja 2'));
  await view.press('Asignar a Caja 2');
  const sent = { transactionId: 'tx_1', businessUserId: 'us_c2', businessBranchId: 'br_centro' };
  assert.equal(view.api.contentsOf(ASSIGN), [sent]);
  assert.is(message.value?.text, 'Asignaste el pago de @maria.lopez por Q125.50.');
  assert.is(transactionModal.current.value.step, 'none');
});

test('when somebody else has assigned the payment first, the dialog says so and can only be closed', async () => {
  const taken = { ...payment, status: 'completed' as const, businessUserName: 'Caja 1' };
  const view = await open({ [ASSIGN]: conflict, [RETRIEVE]: { transaction: taken } });
  await view.click(view.field('Caja 2'));
  await view.press('Asignar a Caja 2');
  assert.match(view.text('[role=dialog]'), 'Ya no se puede asignar, así está ahora');
  assert.match(view.text('dl'), 'EstadoRecibidoUsuario@maria.lopezCajaCentro · Caja 1');
  assert.is(view.text('[role=alert]'), 'Pago: El pago ya fue recibido');
  assert.throws(() => view.button('Asignar a Caja 2'));
  assert.is(document.activeElement, view.button('Volver'));
  await view.press('Volver');
  assert.is(transactionModal.current.value.step, 'none');
});

test('after a conflict whose payment cannot be read, the choice stays for another attempt', async () => {
  const view = await open({
    [ASSIGN]: conflict,
    [RETRIEVE]: () => failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' }),
  });
  await view.click(view.field('Caja 2'));
  await view.press('Asignar a Caja 2');
  assert.is(view.text('[role=alert]'), 'Pago: El pago ya fue recibido');
  assert.ok(view.field('Caja 2').checked);
  assert.not.ok(view.button('Asignar a Caja 2').disabled);
});

test('for a payment to the whole business the default branch is preselected; if it has no active cashiers, another can be chosen', async () => {
  const ofSouth = ({ content }: Call) =>
    successResponse({ users: content.businessBranchId === 'br_sur' ? two : [], defaultUser: null });
  const view = await open(
    { [CASHIERS]: ofSouth, 'branch/v3/admin/list': { defaultBranch: { id: 'br_centro', name: 'Centro' } } },
    [branch({ id: 'br_sur', name: 'Sur' }), branch()],
    { ...payment, businessBranchId: null, businessBranchName: null },
  );
  assert.is(view.field('Sucursal').value, 'br_centro');
  assert.match(view.text('[role=dialog]'), 'Esta sucursal no tiene cajas activas.');
  await view.type(view.field('Sucursal'), 'br_sur');
  await view.loaded();
  assert.not.match(view.text('[role=dialog]'), 'no tiene cajas activas');
  assert.ok(view.field('Caja 2'));
});

test('without any cashier the dialog links to the place where one can be added', async () => {
  const view = await open({ [CASHIERS]: { users: [], defaultUser: null } });
  assert.ok(view.button('Agrega una caja a Centro'));
  assert.ok(view.button('Asignar').disabled);
});
