import { readFile } from '../download.ts';
import { keepResults } from '../kept-results.ts';
import type { Transport } from '../transport.ts';

/**
 * The calls that a page polls return the very object of the call before while the server says that nothing has changed: do not
 * modify it. `businessBranchId` narrows a business administrator to one branch.
 */
export function transactionsResource({ post, download }: Transport) {
  return {
    /** Every pending transaction in scope, newest first, at most 10,000. */
    listPending: post('/transactions/v3/pending', keepResults()),
    /** Those completed or refunded since the business's day began, newest first, at most 10,000. */
    listPaid: post('/transactions/v3/paid', keepResults()),
    /** Asks an app user for an amount (major units, two decimals). Returns the pending transaction. */
    sendRequest: post('/transactions/v3/requests/send'),
    /** 409: the request is no longer pending. */
    cancelRequest: post('/transactions/v3/requests/cancel'),
    /** Gives an unassigned payment back to its payer. 409: it is no longer pending. */
    rejectPayment: post('/transactions/v3/payments/reject'),
    /** Completes a pending payment on behalf of a cashier. 409: it is no longer pending. */
    assignPayment: post('/transactions/v3/payments/assign'),
    /** Gives back the whole amount of a completed transaction. 409: it is no longer completed. */
    refund: post('/transactions/v3/refund'),
    /** The open balance: what was received and no closing holds yet. */
    balances: post('/transactions/v3/balances', keepResults()),
    /** Finds an app user by complete username or phone number. 404: there is none. */
    verifyUser: post('/transactions/v3/verify-user'),
    /** A page of the filtered history, with count and sum of all its pages. Dates are inclusive, in UTC. */
    history: post('/transactions/v3/history'),
    /** The filtered history as an Excel file. 413: more than 200,000 rows. */
    exportHistory: download('/transactions/v3/history/excel', readFile),
    /** A transaction with its timeline. */
    retrieve: post('/transactions/v3/retrieve'),
  };
}
