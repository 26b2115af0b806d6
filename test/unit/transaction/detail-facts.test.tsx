import type { Transaction, TransactionEvent } from '@cobros/sdk';
import type { MouseEvent } from 'react';
import { followDetail } from '#features/transaction/detail/detail-address.ts';
import { detailFacts, detailTitle } from '#features/transaction/detail/detail-facts.ts';
import { Timeline } from '#features/transaction/detail/timeline.tsx';
import { actionsLabel, payerName, payerUsername } from '#features/transaction/payer.ts';
import { charge, paid, transaction } from '../fixtures/transaction.ts';
import { assert, render, test } from '../support/render.tsx';

const fact = (shown: Transaction, wanted: string) =>
  detailFacts(shown).find(([label]) => label === wanted)?.[1];

test('the title names the kind of transaction and its reference, if there is one; the origin is shown in words, and an unknown one as the API names it', () => {
  for (const [over, title] of [
    [{ origin: 'request' }, 'Solicitud C1024'],
    [{ origin: 'payment' }, 'Pago C1024'],
    [{ origin: 'payment', reference: '' }, 'Pago'],
    [{ origin: 'charge' }, 'Cobro C1024'],
  ] as const)
    assert.is(detailTitle(transaction(over)), title);
  for (const [origin, text] of [
    ['request', 'Solicitud'],
    ['payment', 'Pago iniciado por el cliente'],
    ['charge', 'Cobro'],
    ['terminal', 'terminal'],
  ] as const)
    assert.is(fact(transaction({ origin: origin as 'request' }), 'Origen'), text);
});

test('if a transaction ended on the day of its creation, only the time is shown, otherwise also the date', () => {
  assert.is(fact(paid(), 'Creación'), '20/11/2026 10:42:51');
  assert.is(fact(paid(), 'Recibido'), '10:43:20');
  assert.is(fact(paid({ formattedResolutionDate: '21/11/2026' }), 'Recibido'), '21/11/2026 10:43:20');
  assert.is(fact(paid({ status: 'rejected' }), 'Resolución'), '10:43:20');
  const receipt = { receivedDate: '2026-11-20T16:43:20.000Z', formattedReceivedDate: '20/11/2026' };
  const times = { formattedReceivedTime: '10:43:20', formattedResolutionTime: '11:00:00' };
  const refunded = paid({ status: 'refunded', ...receipt, ...times });
  assert.equal([fact(refunded, 'Recibido'), fact(refunded, 'Reembolsado')], ['10:43:20', '11:00:00']);
  for (const label of ['Recibido', 'Resolución']) assert.is(fact(transaction(), label), '');
});

test('the facts name what was paid for and where, and why it ended', () => {
  const shown = paid({ status: 'rejected', statusReason: 'No era mi compra', receiptCode: 'AB12-CD34' });
  const facts = Object.fromEntries(detailFacts(shown));
  const { Nota, Referencia, Sucursal, Caja, Motivo, Comprobante } = facts;
  assert.equal(
    { Nota, Referencia, Sucursal, Caja, Motivo, Comprobante },
    {
      Nota: '2 cafés y pan dulce',
      Referencia: 'C1024',
      Sucursal: 'Centro',
      Caja: 'Caja 1',
      Motivo: 'No era mi compra',
      Comprobante: 'AB12-CD34',
    },
  );
});

function click(over: Partial<MouseEvent> = {}) {
  let prevented = false;
  const event = { button: 0, preventDefault: () => (prevented = true), ...over } as MouseEvent;
  followDetail(event, 'tx_1');
  return { prevented, search: location.search };
}

test('a click opens the transaction beside the list; a click with a modifier or another button is left to the browser', () => {
  history.replaceState(null, '', '/?page=2');
  assert.equal(click(), { prevented: true, search: '?page=2&t=tx_1' });
  history.replaceState(null, '', '/');
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey', 'button'])
    assert.equal(click({ [held]: 1 }), { prevented: false, search: '' }, held);
});

test('a charge shows that it has no payer yet, or had none; the menu of a row is named by the payer, or by the amount if a charge has no payer', () => {
  assert.is(payerName(charge()), 'Sin cliente aún');
  for (const status of ['canceled', 'expired'] as const)
    assert.is(payerName(charge({ status })), 'Sin cliente');
  assert.is(payerUsername(charge()), '');
  assert.is(payerUsername(transaction()), '@maria.lopez');
  assert.is(actionsLabel(charge()), 'Acciones del cobro de Q125.50');
  assert.is(actionsLabel(transaction()), 'Acciones de María López');
});

const event = (status: TransactionEvent['status'], time: string): TransactionEvent => ({
  status,
  creationDate: `2026-11-20T${time}.000Z`,
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: time,
  actorName: 'Caja 1',
  reason: null,
});

test('each step shows how long it took, except the first and immediate ones', async () => {
  const refunded = event('refunded', '18:03:20');
  const events = [event('pending', '16:42:51'), event('completed', '16:43:20'), refunded, refunded];
  const view = await render(<Timeline origin="request" events={events} />);
  const times = ['16:42:51', '16:43:2029 s después', '18:03:201 h 20 min después', '18:03:20'];
  assert.equal(view.texts('li time'), times);
});

const shownOf = async (origin: 'request' | 'payment', events: readonly TransactionEvent[]) => {
  return (await render(<Timeline origin={origin} events={events} />)).texts('li');
};

test('the timeline begins with the origin; each step shows its author and reason, on different days its date, and an unknown one its API name', async () => {
  const rejected = { ...event('rejected', '16:43:20'), actorName: '', reason: 'No era mi compra' };
  const first = event('pending', '16:43:20');
  assert.equal(await shownOf('request', [first, rejected]), [
    'Solicitud enviadaCaja 116:43:20',
    'RechazadoNo era mi compra16:43:20',
  ]);
  assert.is((await shownOf('payment', [first]))[0], 'Pago iniciadoCaja 116:43:20');
  const words = 'PendienteCaja 116:43:20';
  assert.is((await shownOf('payment', [event('completed', '16:43:20'), first]))[1], words);
  const disputed = { ...event('disputed' as 'completed', '16:43:20'), formattedCreationDate: '21/11/2026' };
  assert.equal(await shownOf('request', [event('completed', '16:43:20'), disputed]), [
    'RecibidoCaja 120/11/202616:43:20',
    'disputedCaja 121/11/202616:43:20',
  ]);
});
