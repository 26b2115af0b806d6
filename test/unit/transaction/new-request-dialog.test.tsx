import type { SessionUser } from '@cobros/sdk';
import { validate } from 'superstruct';
import { ChargeDialog } from '#features/transaction/asking-for-money/charge-dialog.tsx';
import {
  type ChargeForm,
  chargeForm,
  EMPTY_CHARGE,
} from '#features/transaction/asking-for-money/charge-operations.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { unwatchRequest } from '#features/transaction/watched-requests.ts';
import { appUser, signInAs, transaction } from '../fixtures/index.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import {
  type Call,
  failureResponse,
  later,
  type Responders,
  stubbedApi,
  successResponse,
} from '../support/stubbed-api.ts';

const SEND = 'transactions/v3/requests/send';

const active = (id: string, name: string) => ({ id, name, status: 'active' });
const blocked = (name: string) => ({ id: name, name, status: 'blocked' });
const CASHIERS = [active('us_c1', 'Caja 1'), active('us_c2', 'Caja 2'), blocked('Caja 3')];
const LISTS = {
  'branch/v3/list': {
    branches: [active('br_zona10', 'Zona 10'), active('br_centro', 'Centro'), blocked('Antigua')],
  },
  'branch/v3/admin/list': { defaultBranch: { id: 'br_centro', name: 'Centro' } },
  'users/v3/admin/list': ({ content }: Call) =>
    content.businessBranchId === 'br_zona10'
      ? successResponse({ users: [active('us_z1', 'Caja Z')], defaultUser: null })
      : successResponse({ users: CASHIERS, defaultUser: { id: 'us_c2', name: 'Caja 2' } }),
};
const sent = () => successResponse({ transaction: transaction() });

async function open(type: SessionUser['type'], responders: Responders = {}) {
  signInAs(type);
  const api = stubbedApi({ ...LISTS, [SEND]: sent, ...responders });
  const step = { step: 'new-request', typed: 'maria.lopez', friUser: appUser() } as const;
  transactionModal.open(step);
  const view = await render(<ChargeDialog request={step} />);
  await view.settle();
  /** Sends Q5.00, and tells what was sent. */
  const send = async () => {
    await view.type(view.field('Monto'), '5');
    await submit(view);
    return api.contentsOf(SEND)[0] ?? {};
  };
  return { view, api, send };
}

const submit = async (view: View) => {
  await view.click(view.find('[type=submit]'));
  await view.until(() => !view.has('[type=submit][aria-busy=true]'));
  await view.settle();
};

test.after.each(() => void unwatchRequest('tx_1'));

test('a request whose call was lost keeps its key after going back to the user search, and gets a new one after its dialog was closed', async () => {
  const lose = { [SEND]: () => Promise.reject(new Error('offline')) };
  const keys: unknown[] = [];
  for (const leave of [
    () => transactionModal.open({ step: 'search-user', typed: '' }),
    transactionModal.close,
    () => undefined,
  ]) {
    const { view, api } = await open('operator', lose);
    await view.type(view.field('Monto'), '25');
    await submit(view);
    keys.push(api.callsOf(SEND)[0]?.idempotencyKey);
    assert.match(view.text('[role=alert]'), 'Si alcanzó a llegar, repetirlo enseguida no lo duplica.');
    await view.act(leave);
    await view.unmount();
  }
  assert.is(keys[1], keys[0]);
  assert.ok(keys[2] && keys[2] !== keys[1]);
});

test('a request whose response was lost is repeated unchanged, even if the default cashier has been loaded since', async () => {
  const list = later();
  const { view, api } = await open('admin', {
    'users/v3/admin/list': () => list.response,
    [SEND]: () =>
      api.callsOf(SEND).length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : sent(),
  });
  await view.type(view.field('Monto'), '125.50');
  await submit(view);
  await view.act(() => list.give(LISTS['users/v3/admin/list']({ content: {} } as Call)));
  await view.appears('option[value=us_c2]');
  await submit(view);
  const [first, second] = api.callsOf(SEND);
  assert.equal([second?.content, second?.idempotencyKey], [first?.content, first?.idempotencyKey]);
});

test('an admin chooses branch and cashier; the defaults are preselected, blocked ones are not listed, and another branch has its own cashiers', async () => {
  const { view, send } = await open('admin');
  assert.equal(view.options('Sucursal'), ['Zona 10', 'Centro (predeterminada)']);
  assert.equal(view.options('Caja'), ['Caja 1', 'Caja 2 (predeterminada)']);
  assert.equal([view.field('Sucursal').value, view.field('Caja').value], ['br_centro', 'us_c2']);
  await view.type(view.field('Sucursal'), 'br_zona10');
  await view.settle();
  assert.equal(view.options('Caja'), ['Caja Z']);
  const { businessBranchId, businessUserId } = await send();
  assert.equal([businessBranchId, businessUserId], ['br_zona10', 'us_z1']);
});

test('a branch_admin chooses only the cashier', async () => {
  const { view, send } = await open('branch_admin');
  assert.throws(() => view.field('Sucursal'));
  await view.type(view.field('Caja'), 'us_c1');
  const { businessUserId, ...rest } = await send();
  assert.is(businessUserId, 'us_c1');
  assert.not.ok('businessBranchId' in rest);
});

test('an operator has nothing to choose, and no lists are loaded; another expiry time can be chosen', async () => {
  const { view, api, send } = await open('operator');
  assert.is(api.calls.length, 0);
  assert.throws(() => view.field('Caja'));
  await view.clickButton('1 hora');
  assert.is((await send()).timerSeconds, 3600);
  assert.ok(unwatchRequest('tx_1'), 'its outcome is watched');
});

test('if the lists fail to load, the request can still be sent from the default cashier', async () => {
  const down = () => failureResponse(503, { title: 'Error', message: '' });
  const { view, send } = await open('admin', { 'branch/v3/list': down });
  assert.equal(view.options('Sucursal'), ['Predeterminada']);
  const sentContent = await send();
  assert.equal(['amount' in sentContent, 'businessBranchId' in sentContent], [true, false]);
});

test('going back keeps the typed values of both steps', async () => {
  const { view } = await open('operator');
  await view.type(view.field('Monto'), '125.50');
  await view.clickButton('Volver');
  const now = transactionModal.current.value;
  assert.is(now.step === 'search-user' && now.typed, 'maria.lopez');
  assert.is(now.step === 'search-user' && now.draft?.amount, '125.50');
});

test('no other branch is preselected until the default branch is known', async () => {
  const { response, give } = later();
  const { view, api } = await open('admin', { 'branch/v3/admin/list': () => response });
  await view.settle();
  assert.is(api.callsOf('users/v3/admin/list').length, 0);
  await view.act(() => give(successResponse({ defaultBranch: { id: 'br_centro', name: 'Centro' } })));
  await view.settle();
  assert.is(view.field('Sucursal').value, 'br_centro');
});

test('a cashier of the previously chosen branch is not used for another branch', async () => {
  const { response } = later();
  const { view, api } = await open('admin', {
    'users/v3/admin/list': (call) =>
      call.content.businessBranchId === 'br_zona10' ? response : LISTS['users/v3/admin/list'](call),
  });
  await view.settle();
  await view.type(view.field('Monto'), '10');
  await view.type(view.field('Caja'), 'us_c1');
  await view.type(view.field('Sucursal'), 'br_zona10');
  await submit(view);
  assert.not.ok(api.callsOf(SEND).some(({ content }) => content.businessUserId === 'us_c1'));
});

function problem(over: Partial<ChargeForm>): string | undefined {
  const [failure] = validate({ ...EMPTY_CHARGE, amount: '125.50', ...over }, chargeForm);
  return failure?.failures()[0]?.message;
}

test('an amount is all that is required, fifteen minutes are preselected, a note may have 120 characters, and a reference follows its rule', () => {
  assert.is(problem({}), undefined);
  assert.is(problem({ amount: '' }), 'Este campo es requerido');
  assert.is(EMPTY_CHARGE.timer, '900');
  assert.is(problem({ note: 'a'.repeat(120) }), undefined);
  assert.is(problem({ note: 'a'.repeat(121) }), 'La nota admite 120 caracteres');
  assert.is(problem({ note: '🎂'.repeat(120) }), undefined);
  assert.is(problem({ reference: '' }), undefined);
  assert.is(problem({ reference: 'X1' }), 'Empieza con C o un número, sin espacios');
});
