import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PendingRequestDialog } from '../../../src/features/transaction/request/pending-request-dialog.tsx';
import { watchRequest } from '../../../src/features/transaction/watched-requests.ts';
import { message } from '../../../src/stores/messages.ts';
import { invalidate } from '../../../src/stores/resource.ts';
import { charge, paid } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

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
