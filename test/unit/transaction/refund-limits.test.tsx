import type { RefundAllowance, RefundRequest, Schemas } from '@cobros/sdk';
import { createElement } from 'react';
import { Timeline } from '#features/transaction/detail/timeline.tsx';
import { whyNoRefund } from '#features/transaction/refund-limit.ts';
import { transactionDecisions } from '#features/transaction/transaction-actions.ts';
import { DIALOGS_BY_STEP } from '#features/transaction/transaction-dialogs.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { message } from '#stores/messages.ts';
import { forgetResources, invalidate } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { paid, session } from '../fixtures/index.ts';
import { refundAllowance, refundRequest } from '../fixtures/refund-request.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const REFUND = 'transactions/v3/refund';
const REQUEST = 'transactions/v3/refund-requests/create';
const RETRIEVE = 'transactions/v3/retrieve';
const ALL: Schemas['Capability'][] = ['refunds-in-parts', 'refund-policy', 'refund-requests'];

interface Opened {
  allowance?: Partial<RefundAllowance>;
  requests?: RefundRequest[];
  refundMode?: 'allowed' | 'may-request';
  refund?: () => Response;
}

async function open({ allowance, requests = [], refundMode = 'allowed', refund }: Opened = {}) {
  forgetResources();
  const { userData, ...rest } = session();
  startSession({ ...rest, userData: { ...userData, capabilities: ALL, refundMode } });
  const transaction = paid();
  const read = { ...transaction, refundAllowance: refundAllowance(allowance), refundRequests: requests };
  const api = stubbedApi({
    [RETRIEVE]: { transaction: read },
    [REFUND]: refund ?? { transaction },
    [REQUEST]: { request: refundRequest() },
  });
  const step = refundMode === 'allowed' ? ('refund' as const) : ('ask-refund' as const);
  const props = { step, transaction };
  transactionModal.open(props);
  const view = await render(createElement(DIALOGS_BY_STEP[step] as never, props));
  await view.loaded();
  return { ...view, amount: () => view.field('Monto a reembolsar') as HTMLInputElement, api };
}

test('the limit is said before something is typed; above it the button asks, and asking needs a reason', async () => {
  const view = await open();
  assert.match(view.text(), 'Puedes reembolsar hasta Q100.00; más, con aprobación');
  await view.clickButton('Pedir reembolso de Q125.50');
  assert.match(view.text(), 'Di por qué, para quien lo aprueba');
  assert.equal(view.api.contentsOf(REQUEST), []);
  await view.clickButton('Devolución');
  await view.clickAndLoad('Pedir reembolso de Q125.50');
  assert.equal(view.api.contentsOf(REQUEST), [
    { transactionId: 'tx_1', amount: 125.5, reason: 'Devolución' },
  ]);
  assert.equal(view.api.contentsOf(REFUND), []);
  assert.is(message.value?.kind, 'success');
});

test('the timeline says how each request to refund ended, and who ended it', async () => {
  const decided = { decidedBy: { id: 'us_2', name: 'Centro' }, decisionDate: '2026-11-20T17:00:00.000Z' };
  for (const [over, end] of [
    [
      { status: 'rejected', ...decided, decisionReason: 'Ya se entregó' },
      'Reembolso rechazadoCentroYa se entregó',
    ],
    [{ status: 'withdrawn' }, 'Pedido de reembolso retiradoCaja 1'],
    [{ status: 'lapsed' }, 'Pedido de reembolso vencido'],
    [{ status: 'superseded' }, 'Pedido de reembolso sin efecto'],
  ] as const) {
    const refundRequests = [refundRequest(over)];
    const view = await render(<Timeline origin="payment" events={[]} {...{ refundRequests }} />);
    assert.equal(
      view.findAll('li > div').map(({ textContent }) => textContent),
      ['Reembolso pedido de Q7.50Caja 1Marqué el café grande', end],
    );
  }
  const waiting = await render(<Timeline origin="payment" events={[]} refundRequests={[refundRequest()]} />);
  assert.match(waiting.text('li'), 'Espera aprobación hasta el 27/11/2026');
});

test('exactly the limit is refunded at once', async () => {
  const view = await open();
  assert.match(view.text(), /Motivo(?! \(opcional\))/, 'asking needs one');
  await view.type(view.amount(), '100');
  assert.match(view.text(), 'Motivo (opcional)');
  await view.clickAndLoad('Reembolsar Q100.00');
  assert.equal(view.api.contentsOf(REFUND), [{ transactionId: 'tx_1', amount: 100 }]);
});

test('without requests the dialog begins with the limit, and says it above', async () => {
  const view = await open({ allowance: { mayRequest: false } });
  assert.is(view.amount().value, '100.00');
  await view.type(view.amount(), '100.01');
  await view.clickButton('Reembolsar');
  assert.match(view.text(), 'Puedes reembolsar hasta Q100.00');
  assert.equal(view.api.contentsOf(REFUND), []);
});

test('a typed amount stays when the limit changes, and what remains is counted from the payment', async () => {
  const { api, ...view } = await open({ allowance: { mayRequest: false } });
  await view.type(view.amount(), '60');
  assert.match(view.text(), 'Quedarán Q65.50');
  const lower = refundAllowance({ mayRequest: false, amount: 80, formattedAmount: 'Q80.00' });
  api.responders[RETRIEVE] = { transaction: { ...paid(), refundAllowance: lower, refundRequests: [] } };
  await view.actAndLoad(() => invalidate('transaction/tx_1'));
  assert.match(view.text(), 'Puedes reembolsar hasta Q80.00');
  assert.is(view.amount().value, '60');
});

test('when the server rejects an amount, the limit is read again', async () => {
  const info = { title: 'Reembolso', message: 'Pasa de tu límite' };
  const { api, ...view } = await open({
    allowance: { mayRequest: false },
    refund: () => failureResponse(422, info),
  });
  const lower = refundAllowance({ mayRequest: false, amount: 80, formattedAmount: 'Q80.00' });
  api.responders[RETRIEVE] = { transaction: { ...paid(), refundAllowance: lower, refundRequests: [] } };
  await view.clickAndLoad('Reembolsar Q100.00');
  assert.match(view.text(), 'Pasa de tu límite');
  assert.match(view.text(), 'Puedes reembolsar hasta Q80.00');
});

const NOTHING = { amount: 0, formattedAmount: 'Q0.00', mayRequest: false } as const;
const OWN = refundRequest({ mayWithdraw: true });
for (const [why, opened, says] of [
  [
    'too old',
    { allowance: { ...NOTHING, limitedBy: 'within-days', withinDays: 7 } },
    'pagos de los últimos 7 días.',
  ],
  [
    'older than today',
    { allowance: { ...NOTHING, limitedBy: 'within-days', withinDays: 1 } },
    'pagos de hoy.',
  ],
  ['the day is used up', { allowance: { ...NOTHING, limitedBy: 'per-day' } }, 'lo que puedes por día.'],
  ['somebody asked', { allowance: NOTHING, requests: [refundRequest()] }, 'Caja 1 ya pidió reembolsar Q7.50'],
  ['asked already', { allowance: NOTHING, requests: [OWN] }, 'Ya pediste reembolsar Q7.50'],
] as const)
  test(`where nothing is possible the dialog says why: ${why}`, async () => {
    const view = await open(opened as Opened);
    assert.match(view.text(), says);
    assert.equal(
      view
        .findAll('button')
        .map(({ textContent }) => textContent)
        .filter((text) => /eembols/.test(text ?? '')),
      [],
    );
  });

test('from the amount of the policy on the password is asked; a wrong one is said at its field, and nothing typed is lost', async () => {
  const view = await open({
    allowance: { limitedBy: 'remaining', amount: 125.5, confirmFrom: 50, confirmWith: 'password' },
    refund: () =>
      failureResponse(422, {
        title: 'Contraseña',
        message: 'La contraseña no es correcta',
        code: 'wrong-password',
      }),
  });
  await view.type(view.amount(), '49.99');
  assert.is(view.findAll('[name=password]').length, 0);
  await view.type(view.amount(), '50');
  await view.clickButton('Reembolsar Q50.00');
  assert.equal(view.api.contentsOf(REFUND), [], 'it needs the password');
  await view.type(view.field('Tu contraseña'), 'Cobros#2026');
  await view.clickAndLoad('Reembolsar Q50.00');
  assert.equal(view.api.contentsOf(REFUND), [{ transactionId: 'tx_1', amount: 50, password: 'Cobros#2026' }]);
  assert.match(view.text(), 'La contraseña no es correcta');
  assert.is(view.amount().value, '50');
});

test('who has a second factor gives a code instead', async () => {
  const view = await open({
    allowance: { limitedBy: 'remaining', amount: 125.5, confirmFrom: 50, confirmWith: 'verification-code' },
  });
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await view.clickAndLoad('Reembolsar Q125.50');
  assert.equal(view.api.contentsOf(REFUND), [
    { transactionId: 'tx_1', amount: 125.5, verificationCode: '123456' },
  ]);
});

test('a role that may only ask does so for any amount, without a proof', async () => {
  const view = await open({
    refundMode: 'may-request',
    allowance: {
      ...NOTHING,
      mode: 'may-request',
      limitedBy: 'role',
      mayRequest: true,
      confirmFrom: 1,
      confirmWith: 'password',
    },
  });
  await view.type(view.amount(), '7.50');
  await view.clickButton('Precio equivocado');
  await view.clickAndLoad('Pedir reembolso de Q7.50');
  assert.equal(view.api.contentsOf(REQUEST), [
    { transactionId: 'tx_1', amount: 7.5, reason: 'Precio equivocado' },
  ]);
});

test('the menu offers what the role may do; without the capability everything is as before', () => {
  const labels = (type: string, over: object) =>
    transactionDecisions(paid(), { type, permissions: ['view_payments'], ...over }).map(({ label }) => label);
  const share = labels('operator', {});
  const more = (type: string, over: object) => labels(type, over).filter((label) => !share.includes(label));
  assert.equal(more('operator', { capabilities: ALL, refundMode: 'may-request' }), ['Pedir reembolso']);
  assert.equal(more('operator', { capabilities: ALL, refundMode: 'allowed' }), ['Reembolsar']);
  assert.equal(more('branch_admin', { capabilities: ALL, refundMode: 'not-allowed' }), []);
  assert.equal(more('operator', { capabilities: ['refund-policy'], refundMode: 'may-request' }), []);
  assert.equal(more('operator', {}), []);
  assert.equal(more('branch_admin', {}), ['Reembolsar']);
});

test('the timeline says who asked, what came of it and why', async () => {
  const rejected = refundRequest({
    status: 'rejected',
    decidedBy: { id: 'us_9', name: 'Elena' },
    decisionReason: 'Ya se cambió el café',
    decisionDate: '2026-11-20T17:10:00.000Z',
    formattedDecisionDate: '20/11/2026',
    formattedDecisionTime: '11:10:00',
  });
  const view = await render(
    <Timeline origin="payment" events={[]} refundRequests={[rejected, refundRequest({ id: 'rr_2' })]} />,
  );
  const steps = view.texts('li');
  assert.is(steps.length, 3);
  assert.match(steps.join(' '), 'Reembolso pedido de Q7.50Caja 1Marqué el café grande');
  assert.match(steps.join(' '), 'Espera aprobación hasta el 27/11/2026');
  assert.match(steps.join(' '), 'Reembolso rechazadoElenaYa se cambió el café');
});

test('a payment that is waiting to be refunded says who asked; a request that has ended is no reason', () => {
  const nothing = refundAllowance({
    amount: 0,
    formattedAmount: 'Q0.00',
    mayRequest: false,
    limitedBy: 'remaining',
  });
  const ended = refundRequest({ status: 'rejected', mayWithdraw: false });
  const waiting = refundRequest({ id: 'rr_2', formattedAmount: 'Q9.00', mayWithdraw: false });
  assert.is(whyNoRefund(nothing, [ended]), 'No queda nada por reembolsar.');
  const others = 'Caja 1 ya pidió reembolsar Q9.00 de este pago; falta que alguien lo apruebe.';
  assert.is(whyNoRefund(nothing, [ended, waiting]), others);
  const own = 'Ya pediste reembolsar Q9.00 de este pago; falta que alguien lo apruebe.';
  assert.is(whyNoRefund(nothing, [ended, { ...waiting, mayWithdraw: true }]), own);
  assert.is(whyNoRefund(refundAllowance({ amount: 1, mayRequest: false }), [waiting]), undefined);
});
