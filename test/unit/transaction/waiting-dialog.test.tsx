import type { Transaction } from '@cobros/sdk';
import { otherPayment, rememberDistinct } from '#features/transaction/asking-for-money/other-payment.ts';
import { WaitingDialog } from '#features/transaction/asking-for-money/waiting-dialog.tsx';
import { requestOutcomeMessage } from '#features/transaction/request-outcome-message.ts';
import { openWaiting, transactionModal } from '#features/transaction/transaction-modal.ts';
import { watchRequest } from '#features/transaction/watched-requests.ts';
import { setServerTime } from '#stores/clock.ts';
import { invalidate } from '#stores/resource.ts';
import { signInAs } from '../../fixtures/session.ts';
import { appUser, charge, paid, transaction } from '../fixtures/transaction.ts';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';
const CODE = 'transactions/v3/qr/download';
const RETRIEVE = 'transactions/v3/retrieve';
const MARK = 'transactions/v3/requests/mark-distinct';

/** The text of the dialog, whose clock goes on. */
const shown = (view: View) => view.text('[role=dialog]').replace(/7:[45]\d/, '7:51');

async function wait(waiting: Transaction) {
  const lists = { received: [] as Transaction[], now: waiting };
  const pages = { currentPage: 1, totalPages: 1 };
  setServerTime(Date.parse('2026-11-20T16:50:00Z'), { sentAt: Date.now() });
  const { view, api } = await openPage(<WaitingDialog step="waiting" transaction={waiting} />, {
    'transactions/v3/paid': () => successResponse({ transactions: lists.received }),
    'transactions/v3/history': () =>
      successResponse({ data: lists.received.slice(0, 5), pageProperties: pages }),
    [CODE]: () => new Response('<svg/>'),
    [RETRIEVE]: () => successResponse({ transaction: lists.now }),
  });
  const receive = async (...received: Transaction[]) => {
    lists.received = received;
    await view.act(() => invalidate('transactions'));
    await view.until(() => view.has('[role=alert]'));
  };
  /** The transaction as the server has it from now on. */
  const becomes = async (now: Transaction) => {
    lists.now = now;
    await view.act(() => invalidate('transaction'));
  };
  return { view, api, receive, becomes };
}

test('a key pressed to continue waiting does not cancel the charge when another payment arrives just then', async () => {
  const waiting = charge();
  const { view, api, receive } = await wait(waiting);
  assert.is(document.activeElement?.textContent, 'Seguir en segundo plano');
  const code = await view.appears('img');
  assert.is(code.getAttribute('alt'), 'Código QR para pagar Q125.50');
  assert.match(code.getAttribute('src') ?? '', /^data:image/);
  const words =
    'Esperando el pagoCentro · Caja 1 · lo paga quien escanee primeroQ125.50Sin cliente aúnQuedan 7 min 51 sCompartirCopiar enlaceImprimir códigoSeguir en segundo planoCancelar cobro';
  assert.is(shown(view), words);
  const later = { origin: 'payment', amount: 1, receivedDate: '2026-11-20T16:59:00.000Z' } as const;
  await receive(
    // A busy cashier, whose latest five payments are all by others.
    ...Array.from({ length: 5 }, (_, number) => paid({ id: `tx_${number}`, ...later, friUser: null })),
    paid({ id: 'tx_p', origin: 'payment', amount: waiting.amount, authorizationNumber: '804522' }),
  );
  const said =
    'Esperando el pagoCentro · Caja 1Ya llegó un pago de María López10:43:20 · QR de la caja · autorización …4522Q125.50Q125.50Sin cliente aúnQuedan 7 min 51 sYa llegó un pago de Q125.50 de María: cancelar este cobroSuprSon dos pagos distintos, seguir esperando';
  assert.is(shown(view), said);
  const label = view
    .button('Ya llegó un pago de Q125.50 de María: cancelar este cobro Supr')
    .querySelector('span');
  const texts = [...(label?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
  assert.is(texts.length, 1, 'so that it stays one sentence when it is translated');
  const { activeElement } = document;
  assert.not.match(activeElement?.textContent ?? '', /^Ya llegó un pago/);
  assert.ok(activeElement?.closest('[role=dialog]'), 'the focus is in the dialog');
  assert.equal(api.callsOf(CANCEL), []);
  await view.press('Delete');
  assert.equal(api.contentsOf(CANCEL), [{ transactionId: 'tx_1' }]);
});

test('canceling what is waited for is confirmed first, and can lead back to the wait', async () => {
  const waiting = charge();
  const { view, api } = await wait(waiting);
  await view.clickButton('Cancelar cobro');
  assert.equal(transactionModal.current.peek(), { step: 'cancel', transaction: waiting, from: 'waiting' });
  assert.equal(api.callsOf(CANCEL), []);
});

test('the code of a charge is printed from a file, and a rejection says why', async () => {
  const { view, api } = await wait(charge());
  const downloads = noteDownloads();
  const headers = { 'Content-Disposition': 'attachment; filename="codigo.pdf"' };
  api.responders[CODE] = () => new Response('%PDF', { headers });
  await view.clickAndLoad('Imprimir código');
  assert.equal(downloads.names(), ['codigo.pdf']);
  assert.equal(api.contentsOf(CODE).at(-1), { transactionId: 'tx_1', format: 'pdf' });
  api.responders[CODE] = () => failureResponse(409, { title: 'Código', message: 'Ya se pagó' });
  await view.clickAndLoad('Imprimir código');
  downloads.restore();
  assert.match(view.texts('[role=alert]').join(), 'Ya se pagó');
});

test('a charge whose branch or cashier is blocked says so, and offers neither its code nor its link', async () => {
  for (const [blockedBy, place] of [
    ['branch', 'sucursal'],
    ['cashier', 'caja'],
  ] as const) {
    const { view, api } = await wait(charge({ id: `tx_${blockedBy}`, blockedBy, paymentLink: null }));
    const said = view.text('[role=dialog] [role=status]');
    assert.is(said, `Por ahora no se puede pagar: la ${place} está bloqueada`);
    assert.not.ok(view.has('[role=dialog] img'));
    assert.equal(api.callsOf(CODE), []);
    assert.not.match(shown(view), /Compartir|Copiar enlace|Imprimir código|escanee/);
    assert.match(shown(view), 'Cancelar cobro');
  }
});

test('a request can be canceled because of another payment, or both are kept', async () => {
  const waiting = transaction({ paymentLink: 'https://pagos.example/pay/X' });
  const { view, api, receive } = await wait(waiting);
  assert.is((await view.appears('img')).getAttribute('alt'), 'Código QR para pagar Q125.50');
  const words =
    'Esperando el pagoCentro · Caja 1 · le avisamos en su aplicaciónQ125.50María López@maria.lopezQuedan 7 min 51 sCompartirCopiar enlaceImprimir códigoSeguir en segundo planoCancelar solicitud';
  assert.is(shown(view).replace('ML', ''), words);
  const first = paid({ id: 'tx_p', origin: 'payment' });
  await receive(first);
  const said = /^Ya llegó un pago de María López10:43:20 · QR de la cajaQ125\.50$/;
  assert.match(view.text('[role=alert]'), said);
  assert.not.ok(view.has('[role=alert] [role=status]'), 'announced once');
  await view.clickButton('Son dos pagos distintos, seguir esperando');
  assert.not.ok(view.has('[role=alert]'));
  await receive(first, paid({ id: 'tx_q', origin: 'payment' }));
  await view.clickButton('Ya llegó un pago de Q125.50 de María: cancelar esta solicitud Supr');
  assert.equal(api.contentsOf(CANCEL), [{ transactionId: 'tx_1' }]);
});

test('two payments that are distinct are so for everybody: the server keeps it, and the question is not asked again', async () => {
  const asked = charge({ distinctPaymentIds: [] });
  const { view, api, receive, becomes } = await wait(asked);
  let answer = (_response: Response) => {};
  api.responders[MARK] = () => new Promise<Response>((resolve) => (answer = resolve));
  await receive(paid({ id: 'tx_p', origin: 'payment', amount: asked.amount }));
  await view.clickButton('Son dos pagos distintos, seguir esperando');
  assert.equal(
    view.texts('[aria-busy]'),
    ['Son dos pagos distintos, seguir esperandoEnviando'],
    'not the other answer',
  );
  await view.press('Delete');
  assert.equal(api.callsOf(CANCEL), []);
  answer(successResponse({ transaction: asked }));
  assert.equal(api.contentsOf(MARK), [{ transactionId: 'tx_1', paymentId: 'tx_p' }]);
  await becomes({ ...asked, distinctPaymentIds: ['tx_p'] });
  await view.until(() => !view.has('[role=alert]'));
  assert.is(localStorage.getItem('cobros.distinct-payments'), null);
});

test('a wait ends where it was waited for, in words, and stays until the user leaves or begins the next', async () => {
  signInAs('operator', ['view_payments'], 'charges');
  const { view, becomes } = await wait(charge());
  openWaiting(charge());
  await becomes(paid({ origin: 'charge', authorizationNumber: '804522', receiptCode: 'Y5HV' }));
  await view.until(() => view.has('h2') && /^Pagado/.test(view.text('h2')));
  assert.is(
    view.text('[role=dialog]'),
    'Pagado Q125.50María LópezMaría López pagó Q125.50.Hora10:43:20Autorización804 522Usuario@maria.lopezCajaCentro · Caja 1ReferenciaC1024Nota2 cafés y pan dulceNuevo cobroF9Comprobante',
  );
  await view.act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', repeat: true })));
  assert.is(transactionModal.current.value.step, 'waiting', 'a key that is held down begins nothing');
  await view.press('F9');
  assert.is(transactionModal.current.value.step, 'charge');
  for (const [status, title] of [
    ['rejected', 'Rechazada Q125.50'],
    ['expired', 'Expiró sin respuesta Q125.50'],
    ['canceled', 'Cancelada Q125.50'],
  ] as const) {
    await becomes(transaction({ status, friUser: appUser() }));
    await view.until(() => view.text('h2') === title);
    assert.not.ok(view.has('img'), 'its code does not pay any more');
  }
});

test('without a connection the dialog says since when nothing is known, and canceling waits', async () => {
  const { view, api, becomes } = await wait(charge());
  const answered = api.responders[RETRIEVE];
  api.responders[RETRIEVE] = () => Promise.reject(new TypeError('Failed to fetch'));
  api.responders[CODE] = () => Promise.reject(new TypeError('Failed to fetch'));
  await becomes(charge());
  await view.act(() => invalidate('payment-code'));
  const alert =
    /^Sin conexión desde las \d\d:\d\d: no sabemos si ya pagóAntes de cobrar otra vez, mira el comprobante en su teléfono\.Reintentar$/;
  await view.until(() => view.has('[role=alert]') && alert.test(view.text('[role=alert]')));
  assert.match(view.text('[role=dialog]'), /Sin cliente a las \d\d:\d\d/);
  assert.is(view.findAll('[role=alert]').length, 1);
  assert.ok(view.has('[role=dialog] img'), 'the code that was read still pays');
  assert.ok(view.button('Cancelar cobro').disabled);
  assert.match(view.text('[role=dialog]'), 'Podrás cancelarlo cuando vuelva la conexión');
  api.responders[RETRIEVE] = answered as never;
  await view.clickButton('Reintentar');
  await view.until(() => !view.has('[role=alert]'));
  assert.not.ok(view.button('Cancelar cobro').disabled);
});

test('a code that could not be loaded without a connection is said to come, and comes as soon as the connection is back', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { view, api } = await openPage(<WaitingDialog step="waiting" transaction={charge()} />, {
    'transactions/v3/paid': () => successResponse({ transactions: [] }),
    [CODE]: lost,
    [RETRIEVE]: lost,
  });
  await view.act(() => invalidate('transaction'));
  await view.until(() => view.has('[role=alert]'));
  await view.settle();
  assert.is(view.findAll('[role=alert]').length, 1, 'that nothing is known is said once');
  assert.is(view.text('[role=dialog]').match(/[Ss]in conexión|conectar/g)?.length, 1);
  assert.match(view.text('[role=dialog]'), 'El código aparecerá cuando vuelva la conexión');
  api.responders[CODE] = () => new Response('<svg/>');
  api.responders[RETRIEVE] = () => successResponse({ transaction: charge() });
  await view.clickButton('Reintentar');
  await view.appears('[role=dialog] img');
  assert.not.ok(view.has('[role=alert]'));
});

test('a request that does not expire waits without a time', async () => {
  const { view } = await wait(transaction({ expirationDate: null }));
  assert.not.ok(view.has('[role=timer]'));
});

test('a code that no longer pays shows the outcome at once, in place of a failure beside «Esperando»', async () => {
  const waiting = charge();
  const api = stubbedApi({
    'transactions/v3/paid': () => successResponse({ transactions: [] }),
    'transactions/v3/pending': () => successResponse({ transactions: [] }),
    'transactions/v3/qr/download': () =>
      failureResponse(409, { code: 'conflict', title: 'Cobro', message: 'El cobro ya fue pagado' }),
    'transactions/v3/retrieve': () => successResponse({ transaction: paid({ origin: 'charge' }) }),
  });
  watchRequest(waiting);
  const view = await render(<WaitingDialog step="waiting" transaction={waiting} />);
  await view.settle();
  assert.not.match(view.text(), 'ya fue pagado');
  assert.is(api.callsOf('transactions/v3/retrieve').length, 1);
  assert.match(view.text('[role=dialog]'), 'pagó Q125.50');
});

const ASKED = '2026-11-20T16:40:00.000Z';
const waiting = transaction({ id: 'tx_w', amount: 50, creationDate: ASKED });
const other = (over: Partial<Transaction> = {}) =>
  transaction({
    id: 'tx_p',
    origin: 'payment',
    status: 'completed',
    amount: 50,
    friUser: appUser({ id: 'fu_other' }),
    creationDate: '2026-11-20T16:41:00.000Z',
    resolutionDate: '2026-11-20T16:41:00.000Z',
    ...over,
  });
const found = (over?: Partial<Transaction>, asked = waiting) => otherPayment(asked, [other(over)])?.id;

test('a payment made in another way is later than the request, to the same cashier, and of the same amount or payer; an equal amount counts only within a few minutes, because many people may pay the price of a printed code', () => {
  assert.is(found(), 'tx_p');
  assert.is(found({ amount: 49.99 }), undefined);
  assert.is(found({ amount: 49.99, friUser: waiting.friUser }), 'tx_p');
  assert.is(found({ businessUserId: 'us_other' }), undefined);
  assert.is(found({ resolutionDate: '2026-11-20T16:39:59.000Z' }), undefined);
  assert.is(found({ status: 'refunded' }), undefined);
  assert.is(found({ origin: 'charge' }), undefined);
  const later = { creationDate: '2026-11-20T17:00:00.000Z', resolutionDate: '2026-11-20T17:00:00.000Z' };
  assert.is(found(later), undefined);
  assert.is(found({ ...later, friUser: waiting.friUser }), 'tx_p');
});

test('two transactions without a payer do not have the same payer; after a payment was confirmed as separate, the portal asks only about the next one', () => {
  const charge = { ...waiting, origin: 'charge' as const, friUser: null };
  assert.is(found({ amount: 20, friUser: null }, charge), undefined);
  assert.is(found({}, charge), 'tx_p');
  rememberDistinct(waiting, other());
  assert.is(found(), undefined);
  assert.is(otherPayment(waiting, [other(), other({ id: 'tx_q' })])?.id, 'tx_q');
  assert.is(found({}, { ...waiting, id: 'tx_w2' }), 'tx_p');
  localStorage.setItem('cobros.distinct-payments', '{');
  assert.is(found(), 'tx_p');
});

test('the message of an outcome names it, and who paid or did not; a pending or unknown status is none', () => {
  const ofRequest = 'La solicitud a @maria.lopez por Q125.50';
  for (const [status, request, ofCharge] of [
    ['completed', 'fue aceptada.', 'María López pagó Q125.50.'],
    ['expired', 'expiró.', 'El cobro de Q125.50 expiró.'],
    ['canceled', 'fue cancelada.', 'El cobro de Q125.50 fue cancelado.'],
    ['rejected', 'fue rechazada.', 'El cobro de Q125.50 fue rechazado.'],
    [
      'refunded',
      'fue aceptada y después reembolsada.',
      'El cobro de Q125.50 fue pagado y después reembolsado.',
    ],
  ] as const) {
    const kind = status === 'completed' ? 'success' : 'error';
    const told = { kind, title: 'Solicitud', text: `${ofRequest} ${request}` };
    assert.equal(requestOutcomeMessage(transaction({ status })), told);
    const { title, text } = requestOutcomeMessage(charge({ status, friUser: appUser() })) ?? {};
    assert.equal([title, text], ['Cobro', ofCharge]);
  }
  for (const status of ['pending', 'disputed' as 'pending'] as const)
    assert.is(requestOutcomeMessage(transaction({ status })), undefined);
});
