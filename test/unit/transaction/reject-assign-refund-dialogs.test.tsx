import type { SessionUser } from '@cobros/sdk';
import type { ReactElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AssignDialog } from '../../../src/features/transaction/assign-dialog.tsx';
import { DIALOGS_BY_STEP } from '../../../src/features/transaction/transaction-dialogs.tsx';
import { forgetResources } from '../../../src/stores/resource.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render, type View } from '../../support/render.tsx';
import { type Call, stubbedApi } from '../../support/stubbed-api.ts';

const REJECT = 'transactions/v3/payments/reject';
const ASSIGN = 'transactions/v3/payments/assign';
const REFUND = 'transactions/v3/refund';
const RETRIEVE = 'transactions/v3/retrieve';
const test = suite('reject, assign and refund');

const payment = transaction({
  origin: 'payment',
  businessBranchId: 'br_centro',
  businessUserId: null,
  businessUserName: null,
  expirationDate: null,
});
const received = transaction({ status: 'completed', authorizationNumber: '804522' });

const active = (id: string, name: string) => ({ id, name, username: `tiendaluna-${id}`, status: 'active' });
const LISTS = {
  'branch/v3/list': () =>
    successResponse({ branches: [active('br_centro', 'Centro'), active('br_zona10', 'Zona 10')] }),
  'branch/v3/admin/list': () => successResponse({ defaultBranch: { id: 'br_zona10', name: 'Zona 10' } }),
  'users/v3/admin/list': ({ content }: Call) =>
    successResponse({
      users:
        content.businessBranchId === 'br_zona10'
          ? [active('us_z1', 'Caja Z')]
          : [active('us_c1', 'Caja 1'), active('us_c2', 'Caja 2')],
      defaultUser: null,
    }),
};

async function open(
  dialog: ReactElement,
  type: SessionUser['type'],
  responders: Parameters<typeof stubbedApi>[0],
) {
  forgetResources();
  const { userData } = session();
  startSession(session({ userData: { ...userData, user: { ...userData.user, type } } }));
  const api = stubbedApi({ ...LISTS, ...responders });
  const view = await render(dialog);
  await view.settle();
  await view.settle();
  return { api, view };
}

const press = async (view: View, name: string) => {
  await view.clickButton(name);
  await view.settle();
  await view.settle();
};

test('when somebody else assigned it first, the rejection shows that', async () => {
  const taken = { ...payment, status: 'completed' as const };
  const { view } = await open(<DIALOGS_BY_STEP.reject step="reject" transaction={payment} />, 'admin', {
    [REJECT]: () => failureResponse(409, { title: 'Pago', message: 'El pago ya fue recibido' }),
    [RETRIEVE]: () => successResponse({ transaction: taken }),
  });
  await press(view, 'Rechazar pago de Q125.50');
  assert.is(view.text('[role=alert]'), 'Pago: El pago ya fue recibido');
  assert.match(view.text('dl'), /EstadoRecibido/);
});

test('a branch_admin assigns within their own branch, without choosing it', async () => {
  const { api, view } = await open(<AssignDialog step="assign" transaction={payment} />, 'branch_admin', {
    [ASSIGN]: () => successResponse({ transaction: payment }),
  });
  assert.throws(() => view.field('Sucursal'));
  await view.click(view.field('Caja 1'));
  await press(view, 'Asignar a Caja 1');
  assert.is(api.callsOf(ASSIGN)[0]?.content.businessUserId, 'us_c1');
});

test('a refund without a reason sends none', async () => {
  const { api, view } = await open(<DIALOGS_BY_STEP.refund step="refund" transaction={received} />, 'admin', {
    [REFUND]: () => successResponse({ transaction: received }),
  });
  await press(view, 'Reembolsar Q125.50');
  assert.equal(api.callsOf(REFUND)[0]?.content, { transactionId: 'tx_1' });
});

test.run();
