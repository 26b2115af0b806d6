// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Download } from '../../src/download.ts';
import { keepResults } from '../../src/kept-results.ts';
import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { ApproveRefundAnswer, ApproveRefundContent, AssignPaymentContent, Balances, BranchScopeContent, CancelRequestContent, ChargeContent, DownloadPaymentQrContent, ExportTransactionHistoryContent, GetSummaryContent, GetTransactionDailyTotalsContent, ListRefundRequestsAnswer, ListRefundRequestsContent, MarkDistinctContent, MarkSentContent, RefundPolicyAnswer, RefundRequestAnswer, RefundRequestIdContent, RefundTransactionContent, RejectPaymentContent, RejectRefundContent, RequestRefundContent, RetrieveTransactionAnswer, RetrieveTransactionContent, SearchTransactionHistoryAnswer, SearchTransactionHistoryContent, SendRequestContent, SetRefundPolicyContent, Summary, TransactionAnswer, TransactionDailyTotals, TransactionsAnswer, VerifyAppUserAnswer, VerifyAppUserContent } from '../entities.ts';

/** Requests, charges, payments, open balance and history. */
export interface TransactionsApi {
  /**
   * List pending transactions.
   *
   * Every pending transaction in the session's scope, newest first, at most 10,000.
   *
   * Permission: `view_payments`.
   *
   * While nothing has changed, the result holds the very object of the call before: do not modify it.
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
   * `POST /transactions/v3/pending`
   */
  listPending(content?: BranchScopeContent, options?: CallOptions): Promise<Result<TransactionsAnswer>>;

  /**
   * List transactions paid today.
   *
   * Those received or refunded, be it in part, since the business's day began, in its time zone, newest first, at
   * most 10,000.
   *
   * Permission: `view_payments`.
   *
   * While nothing has changed, the result holds the very object of the call before: do not modify it.
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
   * `POST /transactions/v3/paid`
   */
  listPaid(content?: BranchScopeContent, options?: CallOptions): Promise<Result<TransactionsAnswer>>;

  /**
   * Send a payment request.
   *
   * Asks an app user, found with `transactions/v3/verify-user`, for an amount, and returns the pending
   * transaction. It is pending until it is accepted, rejected or canceled, or its time runs out.
   *
   * A business administrator chooses branch and cashier; without them the defaults are used. A cashier always
   * collects for itself.
   *
   * Permission: `view_payments`. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The app user does not exist, or the branch or cashier is outside your scope.
   * - 409: The `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The branch or the cashier is blocked, or there is no default to use.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/requests/send`
   */
  sendRequest(content: SendRequestContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Create a charge.
   *
   * An amount without a payer: the first app user who scans its code and confirms pays it, and nobody else can. It
   * is pending until it is paid or canceled, or its time runs out, and then a transaction like any other. Show its
   * code with `transactions.downloadQr`, or send its `paymentLink`.
   *
   * Only where `userData.capabilities` of the session has `charges`. Branch and cashier are chosen as for a
   * request.
   *
   * Permission: `view_payments`. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The branch or cashier is outside your scope, or the server has no charges.
   * - 409: The `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The branch or the cashier is blocked, there is no default to use, or it would last longer than seven
   *   days.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/charges/create`
   */
  charge(content: ChargeContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Cancel a pending request or charge.
   *
   * Of two actions on the same request or charge one wins; the other gets 409.
   *
   * Permission: `view_payments`. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The request or charge is no longer pending, or it is a payment, which is rejected instead, or the
   *   `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/requests/cancel`
   */
  cancelRequest(content: CancelRequestContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Say that a payment is not the one that is waited for.
   *
   * A payment by the cashier's own QR code that arrives while a request or charge waits may be meant for it. This
   * records that it is not, in `distinctPaymentIds`, for all who ask for that money. Repeating it changes nothing.
   * Only where transactions have `distinctPaymentIds`; it is optional for backends (404 or 501).
   *
   * Permission: `view_payments`. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The request or charge is no longer pending, or the other one is not a payment by the QR code of the
   *   same cashier, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/requests/mark-distinct`
   */
  markDistinct(content: MarkDistinctContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Say that a link was sent.
   *
   * Records that the `paymentLink` of a pending request or charge was sent to a person, or that a reminder of it
   * was, in `linkSentDate` and `reminderSentDate`, for all who ask for that money. It sends nothing itself. Only
   * where transactions have `linkSentDate`; it is optional for backends (404 or 501).
   *
   * Permission: `view_payments`. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The request or charge is no longer pending, or it is a payment, which has no link, or the
   *   `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/requests/mark-sent`
   */
  markSent(content: MarkSentContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Reject a payment to be assigned.
   *
   * Gives the money back to the payer. Only for a pending payment of origin `payment`.
   *
   * Permission: `view_payments`. Only for business administrators and branch administrators. Not for
   * administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The payment is no longer pending, or it is a request or charge, which is canceled instead, or the
   *   `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/payments/reject`
   */
  rejectPayment(content: RejectPaymentContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Assign a payment to a cashier.
   *
   * Completes a payment made to the business or a branch, on behalf of the chosen cashier.
   *
   * Permission: `view_payments`. Only for business administrators and branch administrators. Not for
   * administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The payment is no longer pending, or it is a request or charge; or the `Idempotency-Key` was used with
   *   other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The cashier or its branch is blocked.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/payments/assign`
   */
  assignPayment(content: AssignPaymentContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Refund a received transaction.
   *
   * Gives back what remains or, with `amount`, a part of it. After its closing, what is given back is deducted
   * from the open balance. The status becomes `refunded` when nothing remains.
   *
   * Only for business and branch administrators who may change things; where `userData.capabilities` of the
   * session has `refund-policy`, for the roles that the owner allows it to, up to their limits, which
   * `refundAllowance` of the transaction says.
   *
   * Permission: `view_payments`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The transaction is no longer completed, less remains than `amount`, the caller's limits do not suffice
   *   (`refund-limit`), or the `Idempotency-Key` was used with other content. `password` and `verificationCode`
   *   may differ.
   * - 413: The body, the file or the result is too large.
   * - 422: The amount asks for a proof, which is missing (`verification-code-needed` or `password-needed`) or
   *   wrong (`wrong-code` or `wrong-password`).
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund`
   */
  refund(content: RefundTransactionContent, options?: RepeatableCallOptions): Promise<Result<TransactionAnswer>>;

  /**
   * Get the open balance.
   *
   * Received minus refunded amounts that no closing holds yet, in the session's scope.
   *
   * Permission: `view_balance`.
   *
   * While nothing has changed, the result holds the very object of the call before: do not modify it.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/balances`
   */
  balances(content?: BranchScopeContent, options?: CallOptions): Promise<Result<Balances>>;

  /**
   * Find an app user.
   *
   * By complete username or phone number. There is no partial search, so that nobody can enumerate app users.
   *
   * Permission: `view_payments`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: No app user has exactly this username or phone number.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/verify-user`
   */
  verifyUser(content: VerifyAppUserContent, options?: CallOptions): Promise<Result<VerifyAppUserAnswer>>;

  /**
   * Search the history.
   *
   * A page, filtered and sorted by the server, with count and sum of all pages. Dates are inclusive. The branch
   * and cashier filters also find deleted ones.
   *
   * Permission: `view_payments`.
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
   * `POST /transactions/v3/history`
   */
  history(content: SearchTransactionHistoryContent, options?: CallOptions): Promise<Result<SearchTransactionHistoryAnswer>>;

  /**
   * Get the totals of each day.
   *
   * Received and refunded per day, with the filters and the scope of the history. Days are those of the business's
   * time zone, every day of the range is present, and there are at most 92. A transaction counts on the day it was
   * created, its refund too, so that the days add up to the `summary` of the history for the same filters. With
   * `byHour` each day has its hours, with `byPlace` the days of each branch or cashier come too.
   *
   * Permission: `view_payments`.
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
   * `POST /transactions/v3/history/daily-totals`
   */
  getDailyTotals(content: GetTransactionDailyTotalsContent, options?: CallOptions): Promise<Result<TransactionDailyTotals>>;

  /**
   * Get the summary of a period.
   *
   * Everything that a page about a period of the business shows, in one call: its money beside that of the period
   * before and what is usual, by branch and day (within a branch by cashier and day), by weekday and hour, and
   * what changed most. Days, weeks and months are those of the business's time zone, and the server's clock
   * decides what day it is. A period that lasts is compared until the same hour. Optional: a server that has it
   * names `summary` in `capabilities`.
   *
   * Permission: `view_payments`.
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
   * `POST /transactions/v3/summary`
   */
  getSummary(content: GetSummaryContent, options?: CallOptions): Promise<Result<Summary>>;

  /**
   * Export the history to Excel or CSV.
   *
   * Exactly the filtered set. Excel has real numbers and dates, and rows of totals below. A CSV has the same rows
   * and columns without totals: amounts with a decimal point and two decimals, moments in ISO 8601 with the
   * business's offset, usernames without `@`. A text that a spreadsheet would take for a formula begins with an
   * apostrophe.
   *
   * Permission: `view_payments`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: More than 200,000 rows. `info` says how to reduce them.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/history/excel`
   */
  exportHistory(content?: ExportTransactionHistoryContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Get a transaction.
   *
   * A transaction with its timeline. The portal polls it while it waits for the response to a request.
   *
   * Permission: `view_payments`.
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
   * `POST /transactions/v3/retrieve`
   */
  retrieve(content: RetrieveTransactionContent, options?: CallOptions): Promise<Result<RetrieveTransactionAnswer>>;

  /**
   * Download the code of a charge or a request.
   *
   * The QR code that pays this pending charge or request, and nothing else: alone, to show on a screen (`svg`), or
   * on an A4 page with the amount and until when it can be paid. It carries the transaction's `paymentLink`.
   *
   * Permission: `view_payments`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The transaction is no longer pending, its cashier or branch is blocked, or it is a payment, which has
   *   no code.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/qr/download`
   */
  downloadQr(content: DownloadPaymentQrContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Get who may refund.
   *
   * The rules of refunds for each role. Until it is changed, whoever may change things refunds without limits, and
   * cashiers do not. Only where `userData.capabilities` of the session has `refund-policy`.
   *
   * Permission: `user_view`. Only for business administrators.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The server has no refund policy.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-policy/get`
   */
  getRefundPolicy(options?: CallOptions): Promise<Result<RefundPolicyAnswer>>;

  /**
   * Decide who may refund.
   *
   * Replaces the rules of these roles and the amount from which a proof is asked. They apply from the next refund
   * on, and to requests that wait. Of two changes of the same `version` one wins; the other gets 409 and has to
   * look at the policy again.
   *
   * Permission: `user_view`. Only for business administrators. Not for administrative users who only read.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The server has no refund policy, or a role does not exist.
   * - 409: The policy was changed meanwhile (`changed-meanwhile`), or the `Idempotency-Key` was used with other
   *   content.
   * - 413: The body, the file or the result is too large.
   * - 422: Nobody may refund with these rules (`nobody-may-refund`): send `acceptNobody` to save them
   *   nevertheless.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-policy/set`
   */
  setRefundPolicy(content: SetRefundPolicyContent, options?: RepeatableCallOptions): Promise<Result<RefundPolicyAnswer>>;

  /**
   * Ask for a refund.
   *
   * Asks somebody else to give back a payment, what remains of it or, with `amount`, a part. No money moves until
   * it is approved. One request of a payment waits at a time, for seven days. Possible with the mode
   * `may-request`, and with `allowed` beyond the limits and within them. Only where `userData.capabilities` of the
   * session has `refund-requests`.
   *
   * Permission: `view_payments`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The transaction is outside your scope, or the server has no requests to refund.
   * - 409: The transaction is not completed, less remains than `amount`, a request waits already
   *   (`already-requested`), or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-requests/create`
   */
  requestRefund(content: RequestRefundContent, options?: RepeatableCallOptions): Promise<Result<RefundRequestAnswer>>;

  /**
   * List requests to refund.
   *
   * A page of the requests in your scope if you may approve any, otherwise of your own. `waiting` has number and
   * sum of those that wait.
   *
   * Permission: `view_payments`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The branch is outside your scope, or the server has no requests to refund.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-requests/list`
   */
  listRefundRequests(content: ListRefundRequestsContent, options?: CallOptions): Promise<Result<ListRefundRequestsAnswer>>;

  /**
   * Approve a request to refund.
   *
   * Gives back what was asked for, now: the refund is yours and counts against your limits, which have to suffice.
   * Nobody approves their own request. From the policy's `confirmFrom` on it needs a proof, as
   * `transactions.refund` does.
   *
   * Permission: `view_payments`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: Your role does not refund, or you made the request yourself (`own-request`).
   * - 404: The request is outside your scope and not your own, or the server has no requests to refund.
   * - 409: It is decided already or no longer waits (`already-decided`), the payment is not completed, less
   *   remains than was asked for, your limits do not suffice (`refund-limit`), or the `Idempotency-Key` was used
   *   with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The proof is missing (`verification-code-needed` or `password-needed`) or wrong (`wrong-code` or
   *   `wrong-password`).
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-requests/approve`
   */
  approveRefund(content: ApproveRefundContent, options?: RepeatableCallOptions): Promise<Result<ApproveRefundAnswer>>;

  /**
   * Reject a request to refund.
   *
   * Nothing is given back. Whoever may approve requests rejects those of others, also beyond the own limits.
   *
   * Permission: `view_payments`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: Your role does not refund, or you made the request yourself (`own-request`).
   * - 404: The request is outside your scope and not your own, or the server has no requests to refund.
   * - 409: It is decided already or no longer waits (`already-decided`), or the `Idempotency-Key` was used with
   *   other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-requests/reject`
   */
  rejectRefund(content: RejectRefundContent, options?: RepeatableCallOptions): Promise<Result<RefundRequestAnswer>>;

  /**
   * Withdraw your request to refund.
   *
   * Possible while it waits.
   *
   * Permission: `view_payments`.
   *
   * Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50. Times are ISO 8601;
   * those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: Somebody else made the request.
   * - 404: The request is outside your scope and not your own, or the server has no requests to refund.
   * - 409: It is decided already or no longer waits (`already-decided`), or the `Idempotency-Key` was used with
   *   other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /transactions/v3/refund-requests/withdraw`
   */
  withdrawRefundRequest(content: RefundRequestIdContent, options?: RepeatableCallOptions): Promise<Result<RefundRequestAnswer>>;
}

export function transactionsCalls(transport: Transport): TransactionsApi {
  const { ask, download, post } = transport;
  return {
    listPending: post('/transactions/v3/pending', keepResults()),
    listPaid: post('/transactions/v3/paid', keepResults()),
    sendRequest: keyed(transport, '/transactions/v3/requests/send'),
    charge: keyed(transport, '/transactions/v3/charges/create'),
    cancelRequest: keyed(transport, '/transactions/v3/requests/cancel'),
    markDistinct: keyed(transport, '/transactions/v3/requests/mark-distinct'),
    markSent: keyed(transport, '/transactions/v3/requests/mark-sent'),
    rejectPayment: keyed(transport, '/transactions/v3/payments/reject'),
    assignPayment: keyed(transport, '/transactions/v3/payments/assign'),
    refund: keyed(transport, '/transactions/v3/refund'),
    balances: post('/transactions/v3/balances', keepResults()),
    verifyUser: post('/transactions/v3/verify-user'),
    history: post('/transactions/v3/history'),
    getDailyTotals: post('/transactions/v3/history/daily-totals'),
    getSummary: post('/transactions/v3/summary'),
    exportHistory: download('/transactions/v3/history/excel'),
    retrieve: post('/transactions/v3/retrieve'),
    downloadQr: download('/transactions/v3/qr/download'),
    getRefundPolicy: ask('/transactions/v3/refund-policy/get'),
    setRefundPolicy: keyed(transport, '/transactions/v3/refund-policy/set'),
    requestRefund: keyed(transport, '/transactions/v3/refund-requests/create'),
    listRefundRequests: post('/transactions/v3/refund-requests/list'),
    approveRefund: keyed(transport, '/transactions/v3/refund-requests/approve'),
    rejectRefund: keyed(transport, '/transactions/v3/refund-requests/reject'),
    withdrawRefundRequest: keyed(transport, '/transactions/v3/refund-requests/withdraw'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createTransactionsApi(options: BusinessApiOptions): TransactionsApi {
  return transactionsCalls(createTransport(options));
}
