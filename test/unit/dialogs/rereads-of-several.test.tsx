import { askForPayment, EMPTY_CHARGE } from '#features/transaction/asking-for-money/charge-operations.ts';
import { cancelOne, readCanceledAgain } from '#features/transaction/cancel-many-operations.ts';
import { requestRefund, withdrawRefund } from '#features/transaction/refund-request-operations.ts';
import { refundTransaction } from '#features/transaction/transaction-operations.ts';
import { blockOne, readBlockedAgain } from '#screens/cashiers/block-many-operations.ts';
import { retryClosing } from '#screens/closings/closing-operations.ts';
import { forgetResources, useResource } from '#stores/resource.ts';
import { closingRow } from '../fixtures/closing.ts';
import { refundRequest } from '../fixtures/refund-request.ts';
import { paid, transaction } from '../fixtures/transaction.ts';
import { assert, render, test } from '../support/render.tsx';
import { stubbedApi } from '../support/stubbed-api.ts';

const WORDS = ['branches', 'cashiers', 'closings', 'open-balance', 'refund-requests', 'transactions'];

/** The first words of the reads on screen that are read again by this work. */
async function rereadBy(work: () => Promise<unknown>): Promise<string[]> {
  forgetResources();
  const read = new Set<string>();
  function Reader({ list }: { list: string }) {
    useResource(`${list}/all`, async () => {
      read.add(list);
      return { ok: true, data: list };
    });
    return null;
  }
  const view = await render(WORDS.map((list) => <Reader key={list} list={list} />));
  await view.loaded();
  read.clear();
  await view.act(work);
  return [...read].sort();
}

test('what was done with several rows, or with a row without a dialog, is read again', async () => {
  stubbedApi({
    'transactions/v3/requests/cancel': {},
    'users/v3/block': {},
    'closing/v3/close': { closings: [closingRow()] },
    'transactions/v3/charges/create': { transaction: transaction({ origin: 'charge', friUser: null }) },
    'transactions/v3/refund': { transaction: paid({ status: 'refunded' }) },
    'transactions/v3/refund-requests/create': { request: refundRequest() },
    'transactions/v3/refund-requests/withdraw': { request: refundRequest({ status: 'withdrawn' }) },
  });
  const scope = { businessBranchId: 'br_centro' };
  const branch = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope };
  for (const [work, words] of [
    [
      () => cancelOne('tx_1').then(() => readCanceledAgain(['tx_1'])),
      ['closings', 'open-balance', 'transactions'],
    ],
    [() => blockOne('us_caja1', branch).then(readBlockedAgain), ['branches', 'cashiers']],
    [() => retryClosing({ id: 'cl_1' }), ['closings', 'open-balance']],
    [() => askForPayment(undefined, { ...EMPTY_CHARGE, amount: '5' }), ['transactions']],
    [() => refundTransaction(paid(), { reason: '' }), ['closings', 'open-balance', 'transactions']],
    [() => requestRefund(paid(), { reason: 'Precio' }), ['refund-requests']],
    [() => withdrawRefund(paid(), refundRequest()), ['refund-requests']],
  ] as [work: () => Promise<unknown>, words: string[]][])
    assert.equal(await rereadBy(work), words);
});
