import type { Transaction } from '@cobros/sdk';
import { createElement } from 'react';
import { Timeline } from '#features/transaction/detail/timeline.tsx';
import { Receipt } from '#features/transaction/receipt.tsx';
import { refundedPartText } from '#features/transaction/refunded-part.ts';
import { remainingFacts } from '#features/transaction/refunds.ts';
import { DIALOGS_BY_STEP } from '#features/transaction/transaction-dialogs.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { summarizeDay } from '#screens/dashboard/summary/day-summary.ts';
import { listTotalCents } from '#screens/dashboard/use-dashboard.ts';
import { startSession } from '#stores/session.ts';
import { paid, rowsOf, session, transaction } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const REFUND = 'transactions/v3/refund';
const RETRIEVE = 'transactions/v3/retrieve';

const refundOf = (number: number, amount: number, remaining: number, day = '20/11/2026') => ({
  id: `rf_1_${number}`,
  number,
  amount,
  formattedAmount: `Q${amount.toFixed(2)}`,
  remainingAmount: remaining,
  formattedRemainingAmount: `Q${remaining.toFixed(2)}`,
  creationDate: '2026-11-20T17:00:00.000Z',
  formattedCreationDate: day,
  formattedCreationTime: `11:0${number}:00`,
  actorName: 'Centro',
  reason: number === 1 ? 'Devolución' : null,
  closingId: null,
});

/** Q20.00 of Q125.50 were refunded, in two parts. */
const parted = (over: Partial<Transaction> = {}) =>
  paid({
    refundedAmount: 20,
    formattedRefundedAmount: 'Q20.00',
    refundableAmount: 105.5,
    formattedRefundableAmount: 'Q105.50',
    refunds: [refundOf(1, 12.5, 113), refundOf(2, 7.5, 105.5)],
    ...over,
  });

async function open(shown: Transaction, over: Parameters<typeof stubbedApi>[0] = {}) {
  const { userData, ...rest } = session();
  startSession({ ...rest, userData: { ...userData, capabilities: ['refunds-in-parts'] } });
  const api = stubbedApi({ [REFUND]: () => successResponse({ transaction: parted() }), ...over });
  const props = { step: 'refund' as const, transaction: shown };
  transactionModal.open(props);
  const view = await render(createElement(DIALOGS_BY_STEP.refund as never, props));
  return { ...view, sent: () => api.contentsOf(REFUND) };
}

test('the dialog begins with all that remains, and confirming it refunds exactly that', async () => {
  const view = await open(parted());
  assert.is((view.field('Monto a reembolsar') as HTMLInputElement).value, '105.50');
  assert.match(view.text('dl'), 'Ya reembolsadoQ20.00');
  assert.match(view.text(), 'Quedarán Q0.00');
  await view.clickAndLoad('Reembolsar Q105.50');
  assert.equal(view.sent(), [{ transactionId: 'tx_1', amount: 105.5 }]);
});

test('a part may be a price times a quantity; the button and what will remain follow it, and a chosen reason is sent', async () => {
  const view = await open(paid());
  await view.type(view.field('Monto a reembolsar'), '12.50*2');
  assert.match(view.text(), 'Quedarán Q100.50');
  await view.clickButton('Precio equivocado');
  await view.clickAndLoad('Reembolsar Q25.00');
  assert.equal(view.sent(), [{ transactionId: 'tx_1', amount: 25, reason: 'Precio equivocado' }]);
});

test('one key takes all again; a reason that is pressed again is left out, and another one can be typed', async () => {
  const view = await open(paid());
  await view.type(view.field('Monto a reembolsar'), '5');
  assert.ok(view.button('Reembolsar Q5.00'));
  await view.press('t', view.field('Monto a reembolsar'));
  assert.ok(view.button('Reembolsar Q125.50'));
  await view.type(view.field('Monto a reembolsar'), '5');
  await view.clickButton('Todo: Q125.50');
  assert.ok(view.button('Reembolsar Q125.50'));
  await view.clickButton('Devolución');
  await view.clickButton('Devolución');
  await view.clickButton('Devolución');
  await view.clickButton('Otro');
  assert.is(document.activeElement, view.field('Motivo'));
  assert.is(view.field('Motivo').value, '');
  await view.type(view.field('Motivo'), 'Llegó roto');
  await view.clickAndLoad('Reembolsar Q125.50');
  assert.equal(view.sent(), [{ transactionId: 'tx_1', amount: 125.5, reason: 'Llegó roto' }]);
});

test('more than what remains is said at the amount, and nothing is sent', async () => {
  const view = await open(parted());
  await view.type(view.field('Monto a reembolsar'), '105.51');
  await view.clickAndLoad('Reembolsar');
  assert.match(view.text(), 'Quedan Q105.50');
  assert.is(document.activeElement, view.field('Monto a reembolsar'));
  assert.equal(view.sent(), []);
});

test('if somebody else refunded a part meanwhile, the dialog says what remains now and keeps what was typed', async () => {
  const message = 'Quedan Q105.50 por reembolsar';
  const rejected = () =>
    failureResponse(409, {
      title: 'Reembolso',
      message,
      code: 'more-than-remains',
      fields: [{ field: 'amount', message }],
    });
  const now = () => successResponse({ transaction: { ...parted(), timeline: [] } });
  const view = await open(paid(), { [REFUND]: rejected, [RETRIEVE]: now });
  await view.clickAndLoad('Reembolsar Q125.50');
  assert.is((view.field('Monto a reembolsar') as HTMLInputElement).value, '125.50');
  assert.match(view.text(), message);
  await view.press('t', view.field('Monto a reembolsar'));
  assert.ok(view.button('Reembolsar Q105.50'));
});

test('the detail’s facts, timeline and receipt say each part, and what remains', async () => {
  assert.is(refundedPartText(parted()), 'Q20.00 reembolsados');
  assert.equal([refundedPartText(paid()), refundedPartText(parted({ status: 'refunded' }))], ['', '']);
  assert.equal(remainingFacts(parted()), [
    ['Recibido', 'Q125.50'],
    ['Reembolsado, 2 veces', '−Q20.00'],
    ['Queda', 'Q105.50'],
  ]);
  const once = remainingFacts(parted({ refunds: [refundOf(1, 20, 105.5)] }));
  assert.equal(once[1], ['Reembolsado', '−Q20.00']);
  const { refunds } = parted();
  const step = (status: 'completed' | 'refunded') => ({ ...refundOf(0, 1, 1), status, actorName: 'Caja 1' });
  const events = [step('completed')];
  const steps = (await render(<Timeline origin="payment" {...{ events, refunds }} />)).texts('li p');
  assert.equal(steps, [
    ...['Recibido', 'Caja 1'],
    ...['Reembolso de Q12.50', 'Centro', 'Devolución', 'Quedaron Q113.00'],
    ...['Reembolso de Q7.50', 'Centro', 'Quedaron Q105.50'],
  ]);
  const ended = {
    events: [...events, step('refunded')],
    refunds: [refundOf(1, 100, 25.5), refundOf(2, 25.5, 0)],
  };
  const last = (await render(<Timeline origin="payment" {...ended} />)).texts('li p');
  assert.equal(last.slice(-3), ['Reembolso de Q25.50', 'Centro', 'Quedaron Q0.00']);
  assert.not(last.includes('Reembolsado'), 'the last part stands for the change of status');
  const receipt = await render(
    <Receipt transaction={parted()} businessName="Tienda Luna" printedAt="20/11/2026 11:30:00" />,
  );
  assert.match(receipt.text(), 'Recibido · Q20.00 reembolsados');
  assert.match(receipt.text(), 'Reembolsado, 2 veces−Q20.00');
  assert.match(receipt.text(), 'QuedaQ105.50');
});

test('the tiles of the day count each part on its day, and a payment of another day only by its parts of today', () => {
  const yesterday = { formattedReceivedDate: '19/11/2026', formattedResolutionDate: '19/11/2026' };
  const rows = rowsOf(
    parted({ id: 'a', amount: 125.5 }),
    parted({
      ...yesterday,
      id: 'b',
      refundedAmount: 9,
      refunds: [refundOf(1, 4, 121.5, '19/11/2026'), refundOf(2, 5, 116.5)],
    }),
  );
  const { received, refunded } = summarizeDay([], rows);
  assert.equal(received, { count: 1, cents: 12_550 });
  assert.equal(refunded, { count: 2, cents: 2500 });
  assert.is(listTotalCents(rows), 12_550);
});

test('without the capability the dialog refunds all of it, as before', async () => {
  const { userData, ...rest } = session();
  startSession({ ...rest, userData: { ...userData, capabilities: [] } });
  const api = stubbedApi({ [REFUND]: () => successResponse({ transaction: transaction() }) });
  const props = { step: 'refund' as const, transaction: paid() };
  transactionModal.open(props);
  const view = await render(createElement(DIALOGS_BY_STEP.refund as never, props));
  assert.throws(() => view.field('Monto a reembolsar'));
  await view.clickAndLoad('Reembolsar Q125.50');
  assert.equal(api.contentsOf(REFUND), [{ transactionId: 'tx_1' }]);
});
