import type { Transport } from '../transport.ts';

/** Requests and payments, Pagos por liquidar and the history. `businessBranchId` narrows an admin to one branch. */
export function transactionsResource({ post, download }: Transport) {
  return {
    /** Every pending transaction within reach, newest first, at most 10,000. */
    listPending: post('/transactions/v3/pending'),
    /** What was completed or refunded since the business's day began, newest first, at most 10,000. */
    listPaid: post('/transactions/v3/paid'),
    /** Asks an app user for an amount (major units, two decimals). The answer is the pending transaction. */
    sendRequest: post('/transactions/v3/requests/send'),
    /** 409: the request is not pending any more. */
    cancelRequest: post('/transactions/v3/requests/cancel'),
    /** Gives back a payment that waits to be assigned. 409: it does not wait any more. */
    rejectPayment: post('/transactions/v3/payments/reject'),
    /** Completes a payment that waits, for one cashier cashier. 409: it does not wait any more. */
    assignPayment: post('/transactions/v3/payments/assign'),
    /** Gives back the whole amount of a completed transaction. 409: it is not completed any more. */
    refund: post('/transactions/v3/refund'),
    /** Pagos por liquidar: what was received and no closing holds yet. */
    balances: post('/transactions/v3/balances'),
    /** The app user of a whole username or phone number. 404: there is none. */
    verifyUser: post('/transactions/v3/verify-user'),
    /** One page of the filtered history, with count and sum of all its pages. Dates are inclusive, in UTC. */
    history: post('/transactions/v3/history'),
    /** The filtered history as an Excel file. 413: more than 200,000 rows. */
    exportHistory: download('/transactions/v3/history/excel'),
    /** One transaction with its timeline. */
    retrieve: post('/transactions/v3/retrieve'),
  };
}
