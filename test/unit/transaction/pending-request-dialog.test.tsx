import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { otherPayment, rememberDistinct } from '../../../src/features/transaction/charge/other-payment.ts';
import { PendingRequestDialog } from '../../../src/features/transaction/request/pending-request-dialog.tsx';
import { watchRequest } from '../../../src/features/transaction/watched-requests.ts';
import { message } from '../../../src/stores/messages.ts';
import { invalidate } from '../../../src/stores/resource.ts';
import { appUser, charge, paid, transaction } from '../../fixtures/transaction.ts';
import { render } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';

test('a key pressed to continue waiting does not cancel the request when another payment arrives just then', async () => {
  let received: Transaction[] = [];
  const waiting = charge();
  const pages = { currentPage: 1, totalPages: 1 };
  const api = stubbedApi({
    'transactions/v3/paid': () => successResponse({ transactions: received }),
    'transactions/v3/history': () => successResponse({ data: received.slice(0, 5), pageProperties: pages }),
    'transactions/v3/qr/download': () => new Response('<svg/>'),
  });
  const view = await render(<PendingRequestDialog step="pending-request" transaction={waiting} />);
  await view.settle();
  assert.is(document.activeElement?.textContent, 'Seguir en segundo plano');
  const later = { origin: 'payment', amount: 1, receivedDate: '2026-11-20T16:59:00.000Z' } as const;
  received = [
    // A busy cashier, whose latest five payments are all by others.
    ...Array.from({ length: 5 }, (_, number) => paid({ id: `tx_${number}`, ...later, friUser: null })),
    paid({ id: 'tx_p', origin: 'payment', amount: waiting.amount }),
  ];
  await view.act(() => invalidate('transactions'));
  await view.until(() => view.has('[role=alert]'));
  const { activeElement } = document;
  assert.not.match(activeElement?.textContent ?? '', /^Ya llegó un pago/);
  assert.ok(activeElement?.closest('[role=dialog]'), 'the focus is in the dialog');
  assert.equal(api.callsOf(CANCEL), []);
  await view.press('Delete');
  assert.is(api.callsOf(CANCEL).length, 1);
});

test('a code that no longer pays reports the outcome at once, in place of a failure beside «Esperando»', async () => {
  const waiting = charge();
  const api = stubbedApi({
    'transactions/v3/paid': () => successResponse({ transactions: [] }),
    'transactions/v3/pending': () => successResponse({ transactions: [] }),
    'transactions/v3/qr/download': () =>
      failureResponse(409, { code: 'conflict', title: 'Cobro', message: 'El cobro ya fue pagado' }),
    'transactions/v3/retrieve': () => successResponse({ transaction: paid({ origin: 'charge' }) }),
  });
  watchRequest(waiting);
  const view = await render(<PendingRequestDialog step="pending-request" transaction={waiting} />);
  await view.settle();
  assert.not.match(view.text(), 'ya fue pagado');
  assert.is(api.callsOf('transactions/v3/retrieve').length, 1);
  assert.match(message.value?.text ?? '', 'pagó');
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

test('two transactions without a payer do not count as having the same payer', () => {
  const charge = { ...waiting, origin: 'charge' as const, friUser: null };
  assert.is(found({ amount: 20, friUser: null }, charge), undefined);
  assert.is(found({}, charge), 'tx_p');
});

test('after a payment was confirmed as separate, the portal does not ask about it again, but about the next one', () => {
  rememberDistinct(waiting, other());
  assert.is(found(), undefined);
  assert.is(otherPayment(waiting, [other(), other({ id: 'tx_q' })])?.id, 'tx_q');
  assert.is(found({}, { ...waiting, id: 'tx_w2' }), 'tx_p');
  localStorage.setItem('cobros.distinct-payments', '{');
  assert.is(found(), 'tx_p');
});
