// Generated from openapi/ by `npm run generate`. Do not edit.

import { history } from '../../src/handwritten-calls/closings-history.ts';
import type { Download } from '../../src/download.ts';
import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { ClosePendingAnswer, ClosePendingContent, ClosingDailyTotals, ExportClosingTransactionsContent, ExportClosingsContent, ExportStatementContent, GetClosingDailyTotalsContent, GetStatementContent, ListClosingTransactionsAnswer, ListClosingTransactionsContent, ListDepositsAnswer, ListDepositsContent, PendingClosingAnswer, PendingClosingContent, ReconcileDepositsAnswer, ReconcileDepositsContent, Statement } from '../entities.ts';

/** Preview, closing, history and detail, and deposits. */
export interface ClosingsApi {
  /**
   * Search closings.
   *
   * Filtered and paged by the server, with the time of the next automatic closing. Dates are inclusive. A server
   * may return groups instead of rows, which the SDK flattens; `totalPages` counts pages of rows.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/history`
   */
  history: ReturnType<typeof history>;

  /**
   * Get the totals of each day.
   *
   * Closings per day and status, with the filters and the scope of the list. Days are those of the business's time
   * zone, every day of the range is present, also those without closings, and there are at most 92.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/history/daily-totals`
   */
  getDailyTotals(content: GetClosingDailyTotalsContent, options?: CallOptions): Promise<Result<ClosingDailyTotals>>;

  /**
   * Preview a closing.
   *
   * Totals of a closing made now, per cashier and overall, and the pending requests that could still be paid.
   * Changes nothing.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/pending/overview`
   */
  preview(content?: PendingClosingContent, options?: CallOptions): Promise<Result<PendingClosingAnswer>>;

  /**
   * Make a closing.
   *
   * Atomically takes everything received and refunded in its scope that no closing holds yet, and moves it out of
   * the open balance. Makes one closing per branch, or that of the cashier; a titular cashier's closing includes
   * its children.
   *
   * With nothing to close it returns 422 and makes none. A cashier whose individual closing is not authorized is
   * closed by administrators only: otherwise 403.
   *
   * A closing that fails also returns 200: it is in `error`, with its number and reason, and holds nothing.
   * `closingId` retries it, for what its cashiers had up to its time. When other closings took all of it, it is
   * `canceled`, names them and cannot be retried.
   *
   * A business may ask cashiers to count: their closing then needs `countedAmount` (400, `count-required`), and
   * `countReason` when it differs by more than the threshold (400, `count-reason-required`, whose message has the
   * difference). Such a rejection closes nothing, and is recorded in the activity. The closing keeps the count and
   * the difference. Closings of administrators and automatic ones have no count.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission, or an administrator has to close this cashier.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The closing to retry is not in `error`, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: There is nothing to close.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/close`
   */
  close(content?: ClosePendingContent, options?: RepeatableCallOptions): Promise<Result<ClosePendingAnswer>>;

  /**
   * Get a closing.
   *
   * The closing, the part of each cashier and a page of its transactions. For one in `error`, what a retry would
   * take; one in `canceled` has none.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/transactions/list`
   */
  listTransactions(content: ListClosingTransactionsContent, options?: CallOptions): Promise<Result<ListClosingTransactionsAnswer>>;

  /**
   * Export a closing to Excel or CSV.
   *
   * All transactions of the closing. Excel has real numbers and dates, and rows of totals below; a CSV is written
   * as that of `transactions.exportHistory`.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: More than 200,000 rows.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/transactions/excel`
   */
  exportTransactions(content: ExportClosingTransactionsContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Export the list of closings to Excel or CSV.
   *
   * All closings of the filtered list, newest first unless sorted otherwise. Excel has real numbers and dates, and
   * below the rows the sum of the completed ones, which alone hold money; a CSV is written as that of
   * `transactions.exportHistory`. Optional: a server that has it names `statement` in `capabilities`.
   *
   * Permission: `closing_history` or `closing_for_master_cashier`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: More than 200,000 rows.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/history/excel`
   */
  exportHistory(content?: ExportClosingsContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Get the statement of some days.
   *
   * The money of a business or a branch day by day, with its balance: what was received and has not left. Days are
   * those of the business's time zone. A payment counts on the day it was received, a refund on the day it was
   * made, a closing on the day it was completed, so days that are over never change. Two independent sums of the
   * last balance are compared, and `check` says whether they agree. Optional: a server that has it names
   * `statement` in `capabilities`.
   *
   * Permission: `closing_history`. Only for business administrators and branch administrators.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/statement`
   */
  getStatement(content: GetStatementContent, options?: CallOptions): Promise<Result<Statement>>;

  /**
   * Export the statement of some days.
   *
   * The statement as a document to print (PDF, A4, pages numbered, totals carried), as Excel with real numbers and
   * dates, or as CSV, written as that of `transactions.exportHistory` with a row per day. Optional: a server that
   * has it names `statement` in `capabilities`.
   *
   * Permission: `closing_history`. Only for business administrators and branch administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/statement/file`
   */
  exportStatement(content: ExportStatementContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * List deposits.
   *
   * The transfers to the fund source, by `scheduledDay`, newest first, for those who administer the whole
   * business. Others see the deposit of each of their closings.
   *
   * Permission: `closing_history`. Only for business administrators.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/deposits/list`
   */
  listDeposits(content: ListDepositsContent, options?: CallOptions): Promise<Result<ListDepositsAnswer>>;

  /**
   * Mark deposits as reconciled.
   *
   * Marks deposits that somebody found on the bank's statement, or with `isReconciled: false` takes the mark from
   * them. All or none, and nothing but the mark changes. A deposit that has it already keeps its date. Where
   * `capabilities` have `reconciliation`.
   *
   * Permission: `closing_history`. Only for business administrators.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: One of them is pending or returned.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /closing/v3/deposits/reconcile`
   */
  reconcileDeposits(content: ReconcileDepositsContent, options?: CallOptions): Promise<Result<ReconcileDepositsAnswer>>;
}

export function closingsCalls(transport: Transport): ClosingsApi {
  const { download, post } = transport;
  return {
    history: history(transport),
    getDailyTotals: post('/closing/v3/history/daily-totals'),
    preview: post('/closing/v3/pending/overview'),
    close: keyed(transport, '/closing/v3/close'),
    listTransactions: post('/closing/v3/transactions/list'),
    exportTransactions: download('/closing/v3/transactions/excel'),
    exportHistory: download('/closing/v3/history/excel'),
    getStatement: post('/closing/v3/statement'),
    exportStatement: download('/closing/v3/statement/file'),
    listDeposits: post('/closing/v3/deposits/list'),
    reconcileDeposits: post('/closing/v3/deposits/reconcile'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createClosingsApi(options: BusinessApiOptions): ClosingsApi {
  return closingsCalls(createTransport(options));
}
