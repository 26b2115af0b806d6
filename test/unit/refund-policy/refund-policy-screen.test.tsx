import type { RefundPolicy, RefundRule, Schemas } from '@cobros/sdk';
import RefundPolicyScreen from '#screens/refund-policy/refund-policy-screen.tsx';
import { forgetResources } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { FAULT_NAMES, LINE_FAULTS } from '../../support/bad-line/line-faults.ts';
import { adminSession } from '../fixtures/index.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { assert, render, test } from '../support/render.tsx';
import { type Call, failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const GET = 'transactions/v3/refund-policy/get';
const SET = 'transactions/v3/refund-policy/set';

const rule = (roleId: string, roleName: string, over: Partial<RefundRule> = {}): RefundRule => ({
  roleId,
  roleName,
  userCount: 1,
  mode: 'allowed',
  ...over,
});
const RULES = [
  rule('ro_administrador', 'Administrador'),
  rule('branch_admin', 'Administrador de sucursal', {
    userCount: 3,
    perRefund: 1000,
    perDay: 5000,
    withinDays: 30,
  }),
  rule('operator', 'Caja', { userCount: 5, mode: 'not-allowed' }),
];

async function open(
  set: (call: Call) => Response = () => successResponse({ policy: policy }),
  capabilities: Schemas['Capability'][] = ['refund-policy', 'refund-requests'],
) {
  forgetResources();
  const { userData, ...rest } = adminSession();
  startSession({ ...rest, userData: { ...userData, capabilities } });
  let saved: RefundPolicy = { rules: RULES, version: '1' };
  const api = stubbedApi({ [GET]: () => successResponse({ policy: saved }), [SET]: set });
  const view = await render(<RefundPolicyScreen />);
  await view.loaded();
  return {
    ...view,
    api,
    becomes: (next: RefundPolicy) => {
      saved = next;
    },
    value: (label: string) => (view.field(label) as HTMLInputElement).value,
  };
}
const policy: RefundPolicy = { rules: RULES, version: '2' };
const DAY = 'Hasta, por día, Administrador de sucursal';
const ONE = 'Hasta, por reembolso, Administrador de sucursal';

test('only the rules that changed are sent, with amounts as they are typed everywhere', async () => {
  const view = await open();
  assert.match(view.text(), '3 personas');
  await view.type(view.field(ONE), '12.50*2');
  const lastDays = view.field('Pagos de los últimos, Administrador de sucursal');
  const unit = () => lastDays.parentElement?.textContent;
  await view.type(lastDays, '2');
  assert.is(unit(), 'días');
  await view.type(lastDays, '1');
  assert.is(unit(), 'día');
  await view.type(lastDays, '');
  await view.click(view.find('[aria-label="Reembolsos de Caja"] button:nth-child(2)'));
  await view.click(view.find('[role=switch]'));
  await view.type(view.field('A partir de'), '500');
  assert.match(view.text(), 'Cambios sin guardar');
  await view.clickAndLoad('Guardar cambios');
  assert.equal(view.api.contentsOf(SET), [
    {
      version: '1',
      rules: [
        { roleId: 'branch_admin', mode: 'allowed', perRefund: 25, perDay: 5000 },
        { roleId: 'operator', mode: 'may-request' },
      ],
      confirmFrom: 500,
    },
  ]);
  assert.not.match(view.text(), 'Cambios sin guardar');
});

test('a role that no longer refunds is sent without its limits, and a payment may be a year old', async () => {
  const view = await open();
  await view.type(view.field('Pagos de los últimos, Administrador'), '365');
  await view.click(view.find('[aria-label="Reembolsos de Administrador de sucursal"] button:nth-child(1)'));
  await view.clickAndLoad('Guardar cambios');
  assert.equal(view.api.contentsOf(SET), [
    {
      version: '1',
      rules: [
        { roleId: 'ro_administrador', mode: 'allowed', withinDays: 365 },
        { roleId: 'branch_admin', mode: 'not-allowed' },
      ],
    },
  ]);
});

test('saved without a change, the server is not called', async () => {
  const view = await open();
  await view.clickAndLoad('Guardar cambios');
  assert.equal(view.api.contentsOf(SET), []);
});

test('what is no amount, no number of days, or missing is said at its field, and nothing is sent', async () => {
  const view = await open();
  await view.type(view.field(DAY), 'mucho');
  await view.type(view.field('Pagos de los últimos, Administrador'), '366');
  await view.click(view.find('[role=switch]'));
  await view.clickButton('Guardar cambios');
  assert.match(view.text(), 'Escribe el monto con números');
  assert.match(view.text(), 'De 1 a 365 días');
  assert.match(view.text(), 'Escribe desde qué monto');
  assert.is(document.activeElement?.getAttribute('aria-invalid'), 'true');
  assert.equal(view.api.contentsOf(SET), []);
  await view.clickButton('Descartar');
});

test('what somebody else saved meanwhile is said and shown, and what was typed stays and is saved with their version', async () => {
  let conflicts = true;
  const view = await open((): Response => {
    if (!conflicts) return successResponse({ policy });
    conflicts = false;
    return failureResponse(409, { title: 'Reembolsos', message: 'Alguien más', code: 'changed-meanwhile' });
  });
  await view.type(view.field(ONE), '200');
  view.becomes({ rules: [RULES[0], { ...RULES[1], perDay: 700 }, RULES[2]] as RefundRule[], version: '9' });
  await view.clickAndLoad('Guardar cambios');
  assert.match(view.text(), 'Otra persona cambió estas reglas.');
  assert.equal([view.value(ONE), view.value(DAY)], ['200', '700.00']);
  await view.clickAndLoad('Guardar cambios');
  assert.equal(view.api.contentsOf(SET).at(-1), {
    version: '9',
    rules: [{ roleId: 'branch_admin', mode: 'allowed', perRefund: 200, perDay: 700, withinDays: 30 }],
  });
});

test('rules by which nobody may refund are saved only once that is confirmed', async () => {
  const view = await open((call) =>
    call.content.acceptNobody
      ? successResponse({ policy })
      : failureResponse(422, { title: 'Reembolsos', message: 'Nadie podría', code: 'nobody-may-refund' }),
  );
  for (const who of ['Administrador', 'Administrador de sucursal'])
    await view.click(view.find(`[aria-label="Reembolsos de ${who}"] button:first-child`));
  await view.clickAndLoad('Guardar cambios');
  await view.clickAndLoad('Guardar de todos modos');
  assert.is(view.api.contentsOf(SET).at(-1)?.acceptNobody, true);
});

test('each fault of the line is said, keeps what was typed, and what was saved once is not saved again', async () => {
  const opened = await open();
  await opened.type(opened.field(ONE), '200');
  const api = faultyApi();
  api.responses['transactions.getRefundPolicy'] = { policy: { rules: RULES, version: '1' } };
  api.responses['transactions.setRefundPolicy'] = { policy };
  for (const name of FAULT_NAMES) {
    api.fault = { name, of: 'transactions.setRefundPolicy' };
    await opened.clickButton('Guardar cambios');
    const told = () => opened.texts('[role=alert]').some((text) => text.startsWith(LINE_FAULTS[name].says));
    await opened.until(() => told() && !opened.has('[type=submit][aria-busy=true]'));
    assert.ok(told(), `after ${name}: ${opened.texts('[role=alert]')}`);
    assert.is(opened.value(ONE), '200', `after ${name}`);
  }
  api.fault = undefined;
  await opened.clickAndLoad('Guardar cambios');
  assert.not.match(opened.text(), 'Cambios sin guardar');
  const saved = api.carriedOut.filter(({ id }) => id === 'transactions.setRefundPolicy');
  assert.equal(
    saved.map(({ content }) => JSON.parse(content).rules[0].perRefund),
    [200],
  );
});

test('unsaved changes are still there after visiting another screen, until they are discarded', async () => {
  const view = await open();
  await view.type(view.field(ONE), '77');
  const again = await open();
  assert.is(again.value(ONE), '77.00');
  await again.clickButton('Descartar');
  assert.is(again.value(ONE), '1,000.00');
});

test('a server without requests offers no asking, and who may not change sees the rules without a button', async () => {
  const view = await open(undefined, ['refund-policy']);
  assert.not.match(view.text(), 'Puede pedir');
  forgetResources();
  const { userData, ...rest } = adminSession();
  startSession({
    ...rest,
    userData: { ...userData, permissions: ['user_view'], capabilities: ['refund-policy'] },
  });
  const reader = await render(<RefundPolicyScreen />);
  await reader.loaded();
  assert.not.match(reader.text(), 'Guardar cambios');
  assert.ok((reader.field(ONE) as HTMLInputElement).disabled);
});
