// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from './schema.ts';

/** Every schema of the description by its name. */
export type Schemas = components['schemas'];

/** Digits only, without spaces or hyphens. */
export type AccountNumber = Schemas['AccountNumber'];

/** Labels: `monetary` Monetaria · `savings` Ahorro. */
export type AccountType = Schemas['AccountType'];

/** The user, with the name at that time. */
export type ActivityActor = Schemas['ActivityActor'];

export type ActivityEntry = Schemas['ActivityEntry'];

/** Filters. One that is absent or empty does not filter. */
export type ActivityFilters = Schemas['ActivityFilters'];

/**
 * Subject: access, requests, payments, refunds, closings, branches, cashiers, notifications, administrative
 * users, profile or exports.
 */
export type ActivityKind = Schemas['ActivityKind'];

/** Must contain visible text. Invisible characters are removed, as from names. */
export type Address = Schemas['Address'];

export type AdministrativeUser = Schemas['AdministrativeUser'];

export type AdministrativeUserAnswer = Schemas['AdministrativeUserAnswer'];

export type AdministrativeUserIdContent = Schemas['AdministrativeUserIdContent'];

/** A blocked user cannot sign in. Blocking ends its sessions. */
export type AdministrativeUserStatus = Schemas['AdministrativeUserStatus'];

/**
 * Amount of a transaction: greater than zero, with at most two decimals. Computed and stored as an exact
 * decimal; a third decimal returns 400.
 */
export type Amount = Schemas['Amount'];

export type AmountDetail = Schemas['AmountDetail'];

export type ApproveRefundAnswer = Schemas['ApproveRefundAnswer'];

export type ApproveRefundContent = Schemas['ApproveRefundContent'];

export type AssignPaymentContent = Schemas['AssignPaymentContent'];

/** Open balance: what was received and no closing holds yet. */
export type BalanceDetail = Schemas['BalanceDetail'];

export type Balances = Schemas['Balances'];

export type Bank = Schemas['Bank'];

export type BeginEnrollmentContent = Schemas['BeginEnrollmentContent'];

export type Branch = Schemas['Branch'];

export type BranchAdmin = Schemas['BranchAdmin'];

export type BranchAnswer = Schemas['BranchAnswer'];

export type BranchIdContent = Schemas['BranchIdContent'];

export type BranchScopeContent = Schemas['BranchScopeContent'];

/** Where the request comes from. The portal always sends it; a server may leave it out. */
export type BrowserInfo = Schemas['BrowserInfo'];

/** Empty means the session's business. */
export type BusinessIdOrEmpty = Schemas['BusinessIdOrEmpty'];

export type BusinessSearch = Schemas['BusinessSearch'];

/**
 * Labels: `food` Alimentos y bebidas · `retail` Comercio · `services` Servicios · `health` Salud · `education`
 * Educación · `transport` Transporte · `other` Otro.
 */
export type BusinessType = Schemas['BusinessType'];

/** The last event. The server closes the connection. */
export type ByeEvent = Schemas['ByeEvent'];

/**
 * Why the server ends the stream. Further ones may be added: treat them like `restart`.
 *
 * - `restart`: this server ends. Another one is there.
 * - `session-ended`: as a 401. Opening another returns 401.
 * - `not-allowed`: as a 403, for example because the password has to be changed first. Opening another returns
 *   403 until then.
 */
export type ByeReason = Schemas['ByeReason'];

export type CancelRequestContent = Schemas['CancelRequestContent'];

/**
 * An optional feature of a server. `charges`: amounts that any app user can pay, `transactions.charge` and
 * `transactions.downloadQr`. `summary`: what was received in a period beside the one before,
 * `transactions.getSummary`, and `dateOf` in the history. `csv`: `format` in `transactions.exportHistory` and
 * `closings.exportTransactions`. `statement`: the money of some days with its balance, `closings.getStatement`
 * and `closings.exportStatement`, and the list of closings as a file, `closings.exportHistory`. `imports`:
 * branches and cashiers from a sheet. `deposits`: the deposit of each completed closing, and
 * `closings.listDeposits`. `emails`: summaries and statements by e-mail, `profile.setSummaryEmails` and
 * `user.summaryEmails` of the session. `downloads`: files written in the background. `reconciliation`: marks of
 * deposits, `closings.reconcileDeposits`. `refunds-in-parts`: `amount` in `transactions.refund`, and the refunds
 * of each transaction. `push`: notices on devices whose portal is closed, `profile.subscribePush`.
 * `refund-policy`: the owner decides who refunds up to how much, `transactions.getRefundPolicy`, and
 * `refundAllowance` of a transaction. `refund-requests`: refunds that somebody else approves,
 * `transactions.requestRefund`. Further ones may be added: ignore those that you do not know.
 */
export type Capability = Schemas['Capability'];

/**
 * ALTCHA proof of work: find the number, from 0 to `maxnumber`, whose `SHA-256(salt + number)` is `challenge`,
 * with the number in decimal. The `captcha-token` header is `{ algorithm, challenge, number, salt, signature }`
 * as JSON in base64. Single use; it expires at the time given in `salt`.
 */
export type CaptchaChallenge = Schemas['CaptchaChallenge'];

export type Cashier = Schemas['Cashier'];

export type CashierAnswer = Schemas['CashierAnswer'];

/**
 * An event of the stream: `event` is its name, `data` its data, parsed as JSON. Others may be added: ignore
 * those that you do not know.
 */
export type ChangeEvent = Schemas['ChangeEvent'];

/**
 * `webhook` and `webhook-v2` require the address; without `http://` or `https://` it is https. A key without a
 * header travels in the first of the catalog. With `push` and `internal` the three webhook fields are empty.
 */
export type ChangeNotificationContent = Schemas['ChangeNotificationContent'];

export type ChangePasswordContent = Schemas['ChangePasswordContent'];

/**
 * How many `changed` this stream has sent, this one included. A server that counts says it in each `ready`,
 * `changed` and `ping`, another in none. If fewer have arrived, some were lost on the way: read all lists, and
 * count on from this number.
 */
export type ChangedCount = Schemas['ChangedCount'];

/**
 * Something changed in the caller's scope: read these lists. After `session`, the next `changed` may have other
 * lists than `ready` named.
 */
export type ChangedEvent = Schemas['ChangedEvent'];

/**
 * What may have changed, and which call reads it. Further ones may be added: ignore those that you do not know.
 *
 * - `pending`, `paid`: `transactions.listPending` and `transactions.listPaid`; a change of either may concern
 *   the history and the detail of a transaction as well.
 * - `balance`: `transactions.balances`, and the preview of a closing.
 * - `closings`: the closings and their totals.
 * - `branches`, `cashiers`: their lists.
 * - `users`: the administrative users.
 * - `activity`: the activity.
 * - `refund-requests`: the requests to refund.
 * - `session`: the caller's own data, permissions or scope; `auth.renewSession` returns them. All lists may have
 *   changed.
 */
export type ChangedList = Schemas['ChangedList'];

export type ChangedLists = Schemas['ChangedLists'];

export type ChargeContent = Schemas['ChargeContent'];

export type CheckUsernameAnswer = Schemas['CheckUsernameAnswer'];

/** City (municipio) of a state. */
export type City = Schemas['City'];

/** Owner of a setting: a cashier, a branch or the business. */
export type ClientType = Schemas['ClientType'];

export type CloseOtherSessionsAnswer = Schemas['CloseOtherSessionsAnswer'];

export type CloseOwnSessionContent = Schemas['CloseOwnSessionContent'];

/** One closing per branch, or that of the cashier. */
export type ClosePendingAnswer = Schemas['ClosePendingAnswer'];

export type ClosePendingContent = Schemas['ClosePendingContent'];

export type Closing = Schemas['Closing'];

/** The part of one cashier. */
export type ClosingCashier = Schemas['ClosingCashier'];

/**
 * The count of the cashier, beside what the closing expected at that moment. Absent from closings without a
 * count: those of a branch, automatic ones, and all while the business does not ask for one.
 */
export type ClosingCount = Schemas['ClosingCount'];

/** If the closings that cashiers make need a count, and from which difference on a reason. */
export type ClosingCountSettings = Schemas['ClosingCountSettings'];

export type ClosingDailyTotals = Schemas['ClosingDailyTotals'];

/** The closings created on a day. */
export type ClosingDay = Schemas['ClosingDay'];

/** The deposit of one closing, with the closings beside it. */
export type ClosingDeposits = Schemas['ClosingDeposits'];

/** A closing with the part of each cashier. */
export type ClosingDetail = Schemas['ClosingDetail'];

export type ClosingEmailsAnswer = Schemas['ClosingEmailsAnswer'];

/** Closings of one cashier or branch. Clients flatten them into rows. */
export type ClosingGroup = Schemas['ClosingGroup'];

/** The payments that a closing took of an hour of the clock. */
export type ClosingHour = Schemas['ClosingHour'];

/**
 * The moment of a closing that dates are compared with: `creation`, or `completion`, which only completed
 * closings have. Only where `userData.capabilities` of the session has `statement`.
 */
export type ClosingMoment = Schemas['ClosingMoment'];

/**
 * `closing.failed` is a closing with the status `error`: it took nothing, and can be retried.
 * `closing.deposited` and `closing.deposit-returned` say that its deposit was sent, or came back.
 */
export type ClosingNotificationEvent = Schemas['ClosingNotificationEvent'];

/** A closing in a deposit. */
export type ClosingOfDeposit = Schemas['ClosingOfDeposit'];

export type ClosingReference = Schemas['ClosingReference'];

/** A closing with its branch and cashier. */
export type ClosingRow = Schemas['ClosingRow'];

/** Labels: `processing` Procesando · `error` Error · `canceled` Cancelado · `completed` Completado. */
export type ClosingStatus = Schemas['ClosingStatus'];

/**
 * The closings of one status. Only `completed` ones hold their amount: that of the others is, was or will be
 * part of the open balance or of another closing, so amounts of several statuses must not be added up.
 */
export type ClosingStatusTotals = Schemas['ClosingStatusTotals'];

/** Hour of the automatic closing, 0 to 23 in the business's time zone. `null` if manual. */
export type ClosingTime = Schemas['ClosingTime'];

/** Totals of a closing. The net amount is the gross amount minus the refunded amount. */
export type ClosingTotals = Schemas['ClosingTotals'];

/**
 * A transaction and what the closing took of it: the payment, the refund or both. It appears in two closings
 * when it was refunded after the first.
 */
export type ClosingTransaction = Schemas['ClosingTransaction'];

/** `automatic` at a fixed hour, `manual` when a user makes it. */
export type ClosingType = Schemas['ClosingType'];

/** The cashier, or the branch administrator when the whole branch is closed. */
export type ClosingUser = Schemas['ClosingUser'];

export type CompleteSignInContent = Schemas['CompleteSignInContent'];

export type ConfirmEnrollmentContent = Schemas['ConfirmEnrollmentContent'];

/** Country calling code, without a plus sign. */
export type CountryCode = Schemas['CountryCode'];

export type CreateAdministrativeUserContent = Schemas['CreateAdministrativeUserContent'];

/** The future branch administrator, who receives a one-time password by email. */
export type CreateBranchAdminContent = Schemas['CreateBranchAdminContent'];

export type CreateBranchContent = Schemas['CreateBranchContent'];

export type CreateCashierContent = Schemas['CreateCashierContent'];

/** The content of one of five calls that return a file. */
export type CreateDownloadContent = Schemas['CreateDownloadContent'];

export type CreateImportContent = Schemas['CreateImportContent'];

/** Time in UTC, ISO 8601. */
export type DateTime = Schemas['DateTime'];

/** Calendar day in the business's time zone. */
export type Day = Schemas['Day'];

/** The default cashier of the branch, if any. */
export type DefaultCashier = Schemas['DefaultCashier'];

/**
 * One transfer to the fund source for all closings completed since the last. Bank, account and amount of a
 * `pending` one are those of now; `reference` comes with the transfer.
 */
export type Deposit = Schemas['Deposit'];

/**
 * Labels: `pending` Por depositar · `deposited` Depositado · `returned` Devuelto. A deposit is `returned` for
 * good: its closings are sent again in another one.
 */
export type DepositStatus = Schemas['DepositStatus'];

/**
 * Labels: `identity` DPI del representante · `tax_registration` RTU actualizado · `commercial_license` Patente
 * de comercio · `bank_statement` Estado de cuenta bancario.
 */
export type DocumentKind = Schemas['DocumentKind'];

export type Download = Schemas['Download'];

export type DownloadAccessSheetsContent = Schemas['DownloadAccessSheetsContent'];

export type DownloadAnswer = Schemas['DownloadAnswer'];

export type DownloadContent = Schemas['DownloadContent'];

/** The property of `CreateDownloadContent` that asked for the file. */
export type DownloadKind = Schemas['DownloadKind'];

export type DownloadPaymentQrContent = Schemas['DownloadPaymentQrContent'];

/**
 * With `userId`, that cashier's QR code; with `businessBranchId` alone, those of all cashiers of the branch in
 * one document; with neither, the caller's own.
 */
export type DownloadQrContent = Schemas['DownloadQrContent'];

export type DownloadSheetContent = Schemas['DownloadSheetContent'];

/** It is being written, can be downloaded, or could not be written. */
export type DownloadStatus = Schemas['DownloadStatus'];

export type EditAdministrativeUserContent = Schemas['EditAdministrativeUserContent'];

/** Email address whose domain ends in at least two letters. */
export type EmailAddress = Schemas['EmailAddress'];

/** The call succeeded and returns nothing. Always `{}`, never `null`. */
export type EmptyAnswer = Schemas['EmptyAnswer'];

export type Enrollment = Schemas['Enrollment'];

/** Every response other than 2xx. */
export type ErrorAnswer = Schemas['ErrorAnswer'];

export type ExportActivityContent = Schemas['ExportActivityContent'];

export type ExportClosingTransactionsContent = Schemas['ExportClosingTransactionsContent'];

export type ExportClosingsContent = Schemas['ExportClosingsContent'];

/** Excel when absent. Only where `userData.capabilities` of the session has `csv`. */
export type ExportFormat = Schemas['ExportFormat'];

export type ExportStatementContent = Schemas['ExportStatementContent'];

export type ExportTransactionHistoryContent = Schemas['ExportTransactionHistoryContent'];

/**
 * Why a call was rejected; a successful one has none. A server may omit it. Further ones may be added, and
 * another server may have more: treat those that you do not know like a failure without one.
 *
 * - `invalid-request`, `invalid-fields`: it cannot be read; `info.fields` says which fields are wrong and why.
 * - `session-ended`, `wrong-credentials`, `account-blocked`, `account-in-review`: no live session; the user, the
 *   branch or the business is blocked; the sign-up is not approved yet.
 * - `second-factor-needed`, `second-factor-enrollment-needed`: the password is right, continue with
 *   `info.challenge`; the role of the user demands a second factor, to be set up first.
 * - `forbidden`, `password-change-needed`, `captcha-rejected`, `closing-not-authorized`, `own-account`: not to
 *   this caller; the one-time password has to be changed first; only an administrator closes this cashier;
 *   nobody does it to their own or the business's account.
 * - `not-found`, `method-not-allowed`, `unknown-host`: nothing there, for this caller.
 * - `taken`, `key-reused`: another has the value of `info.fields`; the `Idempotency-Key` had other content.
 * - `still-pending`, `already-completed`, `already-rejected`, `already-canceled`, `already-refunded`,
 *   `already-expired`: the present status of the transaction, which does not allow it.
 * - `more-than-remains`, `too-many-refunds`: less remains of the payment; after 99 refunds the next gives back
 *   what remains.
 * - `refund-limit`: the owner's rules allow the caller less, or no payment of that age; `transactions.retrieve`
 *   says what is allowed.
 * - `nobody-may-refund`, `changed-meanwhile`: the rules forbid everybody to refund; somebody changed them since
 *   they were read.
 * - `already-requested`, `own-request`: a request to refund the payment waits; nobody decides about their own.
 * - `wrong-origin`: a payment is not canceled and has no code, a request or charge is neither rejected nor
 *   assigned.
 * - `time-too-long`: a charge lasts seven days at most.
 * - `has-pending-transactions`, `has-open-balance`: to be settled before deleting.
 * - `blocked`, `already-blocked`, `already-active`, `already-default`, `titular-conflict`, `already-decided`:
 *   the present state of the cashier, the branch, the sign-up or the request to refund does not allow it.
 * - `closing-not-failed`, `nothing-to-close`, `no-default`: only a failed closing is retried; nothing is open;
 *   no default branch or cashier.
 * - `not-deposited`: only a deposit that was made and did not come back is reconciled.
 * - `count-required`, `count-reason-required`: the cashier must count before closing, or give a reason why the
 *   count differs.
 * - `password-needed`, `verification-code-needed`: type the password once more, because the session was opened
 *   too long ago or the amount is large; or a code of the second factor.
 * - `wrong-password`, `same-password`, `wrong-code`, `expired-code`: as typed; the code is used, replaced or too
 *   old.
 * - `expired-challenge`, `second-factor-off`, `second-factor-demanded`: the sign-in or the enrollment took too
 *   long and must be started again; there is no second factor; it cannot be turned off.
 * - `unsupported-file`, `too-large`, `too-many-rows`, `invalid-rows`: the content; its size; the size of the
 *   result; rows of a sheet have errors.
 * - `not-ready`: the file is still being written, or could not be.
 * - `private-address`, `no-address`: notifications do not go there, or to no address.
 * - `too-many-attempts`, `unavailable`: wait for `Retry-After`. `server-error`: an unexpected error.
 */
export type FailureCode = Schemas['FailureCode'];

/** Start or end of a date range, inclusive. ISO 8601 with `Z` or a UTC offset, from the year 2000 to 2099. */
export type FilterDate = Schemas['FilterDate'];

/** Date `DD/MM/YYYY` in the business's time zone. */
export type FormattedDate = Schemas['FormattedDate'];

/** The same amount, ready to be shown. */
export type FormattedMoney = Schemas['FormattedMoney'];

/** Time `hh:mm:ss` in the business's time zone. */
export type FormattedTime = Schemas['FormattedTime'];

/** App user, the one who pays. */
export type FriUser = Schemas['FriUser'];

/**
 * Complete username: that of the level above, a hyphen and the typed part. `tiendaluna` is the business,
 * `tiendaluna-centro` a branch and `tiendaluna-centro-caja1` a cashier.
 */
export type FullUsername = Schemas['FullUsername'];

export type FundSource = Schemas['FundSource'];

export type GetClosingDailyTotalsContent = Schemas['GetClosingDailyTotalsContent'];

export type GetClosingEmailsContent = Schemas['GetClosingEmailsContent'];

export type GetDefaultBranchAnswer = Schemas['GetDefaultBranchAnswer'];

export type GetFundSourceAnswer = Schemas['GetFundSourceAnswer'];

export type GetPushAnswer = Schemas['GetPushAnswer'];

export type GetPushContent = Schemas['GetPushContent'];

export type GetStatementContent = Schemas['GetStatementContent'];

export type GetSummaryContent = Schemas['GetSummaryContent'];

export type GetTransactionDailyTotalsContent = Schemas['GetTransactionDailyTotalsContent'];

export type HistoryFilters = Schemas['HistoryFilters'];

/**
 * Moment of a transaction by which it belongs to the range, its weekday and its hour, and which orders the list.
 * `received`: when its money arrived, even if it was refunded later; `refunded`: when it was returned;
 * `movement`: either. With `movement` the sums of the summary are of what moved within the range: what was
 * received then and what was refunded then. Transactions without that moment are not found. Where a server has
 * the summary of a period (`summary` in `capabilities`) it has these.
 */
export type HistoryMoment = Schemas['HistoryMoment'];

/**
 * Of the filtered transactions in all pages: their number, what was received (even if refunded later), what was
 * refunded, and the difference of the two. `totalAmount` adds amounts in any status, rejected and canceled ones
 * too.
 */
export type HistorySummary = Schemas['HistorySummary'];

/** Hour of the clock in the business's time zone. */
export type Hour = Schemas['Hour'];

/** Opaque identifier. Do not parse or build it. */
export type Id = Schemas['Id'];

export type ImportAnswer = Schemas['ImportAnswer'];

export type ImportColumn = Schemas['ImportColumn'];

/** `cashiers` takes `cashier_view` to read and `cashier_create` to create, `branches` likewise. */
export type ImportKind = Schemas['ImportKind'];

/**
 * `create`: it would be created. `created`: this call did. `exists`: it is there with the same data, and nothing
 * changes. `error`: it can't be created, for the reason given.
 */
export type ImportOutcome = Schemas['ImportOutcome'];

export type ImportRow = Schemas['ImportRow'];

/** A message for the user, in Spanish. The portal shows it as `title: message`. */
export type Info = Schemas['Info'];

export type InvalidField = Schemas['InvalidField'];

export type ListActivityAnswer = Schemas['ListActivityAnswer'];

export type ListActivityContent = Schemas['ListActivityContent'];

export type ListAdministrativeUsersAnswer = Schemas['ListAdministrativeUsersAnswer'];

export type ListAdministrativeUsersContent = Schemas['ListAdministrativeUsersContent'];

export type ListBanksAnswer = Schemas['ListBanksAnswer'];

export type ListBranchesAnswer = Schemas['ListBranchesAnswer'];

export type ListBranchesContent = Schemas['ListBranchesContent'];

export type ListCashiersAnswer = Schemas['ListCashiersAnswer'];

export type ListCashiersContent = Schemas['ListCashiersContent'];

export type ListCashiersWithDefaultAnswer = Schemas['ListCashiersWithDefaultAnswer'];

export type ListCitiesAnswer = Schemas['ListCitiesAnswer'];

export type ListCitiesContent = Schemas['ListCitiesContent'];

export type ListClosingTransactionsAnswer = Schemas['ListClosingTransactionsAnswer'];

export type ListClosingTransactionsContent = Schemas['ListClosingTransactionsContent'];

export type ListDepositsAnswer = Schemas['ListDepositsAnswer'];

export type ListDepositsContent = Schemas['ListDepositsContent'];

export type ListDownloadsAnswer = Schemas['ListDownloadsAnswer'];

export type ListNotificationDeliveriesAnswer = Schemas['ListNotificationDeliveriesAnswer'];

export type ListNotificationDeliveriesContent = Schemas['ListNotificationDeliveriesContent'];

export type ListOwnSessionsAnswer = Schemas['ListOwnSessionsAnswer'];

export type ListRefundRequestsAnswer = Schemas['ListRefundRequestsAnswer'];

export type ListRefundRequestsContent = Schemas['ListRefundRequestsContent'];

export type ListRegionsAnswer = Schemas['ListRegionsAnswer'];

export type ListRegionsContent = Schemas['ListRegionsContent'];

export type ListRolesAnswer = Schemas['ListRolesAnswer'];

export type ListStatesAnswer = Schemas['ListStatesAnswer'];

/** A request with its payment. */
export type ListedRefundRequest = Schemas['ListedRefundRequest'];

export type MarkDistinctContent = Schemas['MarkDistinctContent'];

export type MarkSentContent = Schemas['MarkSentContent'];

/** Absent fields do not change. */
export type ModifyUserContent = Schemas['ModifyUserContent'];

/** Sum of money with at most two decimals. May be zero or negative. */
export type Money = Schemas['Money'];

/**
 * Name of a person, business, branch or cashier, with visible text. Invisible characters, direction marks among
 * them, are removed; joiners and variation selectors stay where they shape emoji or letters. Names of branches
 * and cashiers are compared without them, ignoring case, in Unicode's compatibility form (NFKC).
 */
export type Name = Schemas['Name'];

/** A record as its id and name. */
export type NamedRef = Schemas['NamedRef'];

/** The next automatic closing. */
export type NextClosing = Schemas['NextClosing'];

/** `null` if nothing in this scope closes automatically. */
export type NextClosingOrNone = Schemas['NextClosingOrNone'];

/** The call takes no content. Send `{}`. */
export type NoContent = Schemas['NoContent'];

export type NotificationAnswer = Schemas['NotificationAnswer'];

export type NotificationCatalogs = Schemas['NotificationCatalogs'];

/**
 * A notification and its attempts: at most eight, the first at once and the others after pauses of 30 seconds,
 * then three times as long each, about nine hours in all; after that it is `failed`. A test has a single
 * attempt.
 */
export type NotificationDelivery = Schemas['NotificationDelivery'];

/** `pending` until it is delivered or, after the last attempt, has failed. */
export type NotificationDeliveryStatus = Schemas['NotificationDeliveryStatus'];

/** Event. Further ones may be added; ignore those that you do not know. */
export type NotificationEvent = Schemas['NotificationEvent'];

/**
 * Labels: `push` Notificación en la aplicación · `webhook` Webhook Versión 1 · `webhook-v2` Webhook Versión 2 ·
 * `internal` Esperar respuesta de servicio. `push` and `internal` send nothing to an address. With `internal`
 * the payment does not wait either: a service that needs to know of it retrieves it, for example with
 * `retrieveTransaction`.
 */
export type NotificationMethod = Schemas['NotificationMethod'];

export type NotificationMethodOption = Schemas['NotificationMethodOption'];

export type NotificationSetting = Schemas['NotificationSetting'];

/** The address's response to the test notification. */
export type NotificationTestAnswer = Schemas['NotificationTestAnswer'];

export type OwnSession = Schemas['OwnSession'];

/** Returned page and its neighbors. */
export type PageProperties = Schemas['PageProperties'];

/** Requested page. The first is 1. */
export type PageRequest = Schemas['PageRequest'];

/** At least 8 characters, an uppercase letter, a digit and one of `% & # , * !`. */
export type Password = Schemas['Password'];

/** Preview of a closing made now. */
export type PendingClosingAnswer = Schemas['PendingClosingAnswer'];

export type PendingClosingContent = Schemas['PendingClosingContent'];

/**
 * A permission to see or do something. The permissions of the session help to show or hide; the API checks every
 * call itself.
 */
export type Permission = Schemas['Permission'];

export type Phone = Schemas['Phone'];

/** Phone number, digits only. */
export type PhoneNumber = Schemas['PhoneNumber'];

/** Nothing happened, and the stream is alive. */
export type PingEvent = Schemas['PingEvent'];

/** Return the days of each branch, or of each cashier, too. */
export type PlaceLevel = Schemas['PlaceLevel'];

/** The same days of one branch or cashier. */
export type PlaceTotals = Schemas['PlaceTotals'];

export type PreviewImportContent = Schemas['PreviewImportContent'];

/** Password and code of the caller, for changes of the second factor. */
export type ProvenContent = Schemas['ProvenContent'];

export type PushDevice = Schemas['PushDevice'];

export type PushDeviceAnswer = Schemas['PushDeviceAnswer'];

/**
 * The address of the device at its push service, of `PushSubscription.endpoint`. Only https, to a public
 * address.
 */
export type PushEndpoint = Schemas['PushEndpoint'];

/**
 * Kind of a push message. `payments`: a payment that arrived, or that waits to be assigned. `failed-closings`: a
 * closing with the status `error`. `returned-deposits`: a deposit that the bank returned. `refund-requests`: a
 * refund that somebody asks for, which the person may approve or reject. Each only of what the person may read
 * when it is sent.
 */
export type PushKind = Schemas['PushKind'];

export type PushKinds = Schemas['PushKinds'];

/** Payments of less than this are not told. At most two decimals. */
export type PushLeastAmount = Schemas['PushLeastAmount'];

/** The content of a push message. Treat an unknown `kind` like one that leads nowhere. */
export type PushMessage = Schemas['PushMessage'];

/**
 * True when messages say amount and name, which then may be read on a locked screen. They are encrypted on their
 * way in any case.
 */
export type PushShowsText = Schemas['PushShowsText'];

/** The first event: changes from now on are reported. Earlier ones are not, so read the lists once after it. */
export type ReadyEvent = Schemas['ReadyEvent'];

/**
 * Reason for the action. Kept in the transaction's timeline. Must contain visible text; invisible characters are
 * removed, as from names.
 */
export type Reason = Schemas['Reason'];

export type ReconcileDepositsAnswer = Schemas['ReconcileDepositsAnswer'];

export type ReconcileDepositsContent = Schemas['ReconcileDepositsContent'];

export type RecoverPasswordContent = Schemas['RecoverPasswordContent'];

export type RecoveryCodes = Schemas['RecoveryCodes'];

/** The letter c or C, or a digit, followed by letters and digits. */
export type Reference = Schemas['Reference'];

/**
 * Closings of deposits with this in their reference, or with their reference in this, which may be the whole
 * line of a bank; in upper or lower case. Also of a returned deposit whose closings were sent again in another.
 * Also the closing whose `formattedNumber` this is.
 */
export type ReferencePart = Schemas['ReferencePart'];

/** The caller's allowance for this transaction now. */
export type RefundAllowance = Schemas['RefundAllowance'];

/**
 * How old a payment may be, in days of the business's time zone: 1 for those received today, 7 for those of
 * today and the six days before.
 */
export type RefundDays = Schemas['RefundDays'];

/**
 * The limit that applies. `remaining`: the rest of the payment. `per-refund`, `per-day`: the amount for one
 * refund; that of the person for the business's day. `within-days`: the payment is too old. `role`: the role
 * does not refund.
 */
export type RefundLimit = Schemas['RefundLimit'];

/**
 * Mode of a role. `not-allowed`: no refund. `may-request`: it asks with `transactions.requestRefund`, and
 * somebody else approves. `allowed`: it refunds up to its limits and, where the server has `refund-requests`,
 * asks beyond them.
 */
export type RefundMode = Schemas['RefundMode'];

export type RefundPolicy = Schemas['RefundPolicy'];

export type RefundPolicyAnswer = Schemas['RefundPolicyAnswer'];

/** Another one after each change. `transactions.setRefundPolicy` returns it, so that no change is undone unseen. */
export type RefundPolicyVersion = Schemas['RefundPolicyVersion'];

/**
 * How a caller proves who they are: with a code in `verificationCode` if they have a second factor, otherwise
 * with their `password`.
 */
export type RefundProof = Schemas['RefundProof'];

/** Somebody asks to give back a payment, or a part of it. */
export type RefundRequest = Schemas['RefundRequest'];

export type RefundRequestAnswer = Schemas['RefundRequestAnswer'];

export type RefundRequestIdContent = Schemas['RefundRequestIdContent'];

/**
 * `pending` waits; `approved` and `rejected` were decided; `withdrawn` by who asked; `lapsed` after seven days;
 * `superseded`: of the payment less remains than was asked for.
 */
export type RefundRequestStatus = Schemas['RefundRequestStatus'];

/** Id of a role of administrative users, `branch_admin` for branch administrators, or `operator` for cashiers. */
export type RefundRoleId = Schemas['RefundRoleId'];

export type RefundRule = Schemas['RefundRule'];

/** The rule of a role. Limits are only given with the mode `allowed`; one that is left out does not exist. */
export type RefundRuleContent = Schemas['RefundRuleContent'];

export type RefundTransactionContent = Schemas['RefundTransactionContent'];

/** Region (zona) of a city. */
export type Region = Schemas['Region'];

export type RegisterFundSourceAnswer = Schemas['RegisterFundSourceAnswer'];

/** The account that will receive closings. */
export type RegisterFundSourceContent = Schemas['RegisterFundSourceContent'];

export type RejectPaymentContent = Schemas['RejectPaymentContent'];

export type RejectRefundContent = Schemas['RejectRefundContent'];

export type RequestRecoveryCodeContent = Schemas['RequestRecoveryCodeContent'];

export type RequestRefundContent = Schemas['RequestRefundContent'];

export type ResendNotificationAnswer = Schemas['ResendNotificationAnswer'];

export type ResendNotificationContent = Schemas['ResendNotificationContent'];

export type RetrieveTransactionAnswer = Schemas['RetrieveTransactionAnswer'];

export type RetrieveTransactionContent = Schemas['RetrieveTransactionContent'];

/** A returned deposit that was not sent again yet, and a closing of it. */
export type ReturnedDeposit = Schemas['ReturnedDeposit'];

export type Role = Schemas['Role'];

export type SavedNotification = Schemas['SavedNotification'];

export type SearchClosingsAnswer = Schemas['SearchClosingsAnswer'];

export type SearchClosingsContent = Schemas['SearchClosingsContent'];

/** Search text. Empty does not filter. */
export type SearchText = Schemas['SearchText'];

export type SearchTransactionHistoryAnswer = Schemas['SearchTransactionHistoryAnswer'];

export type SearchTransactionHistoryContent = Schemas['SearchTransactionHistoryContent'];

/**
 * Proves that the password was right, for the second call of a sign-in. Opens one session; a wrong code does not
 * use it up.
 */
export type SecondFactorChallenge = Schemas['SecondFactorChallenge'];

export type SecondFactorStatus = Schemas['SecondFactorStatus'];

export type SendRequestContent = Schemas['SendRequestContent'];

export type Session = Schemas['Session'];

export type SessionBusiness = Schemas['SessionBusiness'];

export type SessionUser = Schemas['SessionUser'];

export type SessionUserData = Schemas['SessionUserData'];

/** The cashiers that a titular cashier sees and closes. An empty list makes it an ordinary cashier again. */
export type SetCashierChildrenContent = Schemas['SetCashierChildrenContent'];

/** When a cashier (`BusinessUser`) or a branch (`BusinessBranch`) closes. */
export type SetClosingConfigContent = Schemas['SetClosingConfigContent'];

export type SetClosingCountContent = Schemas['SetClosingCountContent'];

export type SetClosingEmailsContent = Schemas['SetClosingEmailsContent'];

export type SetClosingLockContent = Schemas['SetClosingLockContent'];

export type SetDefaultCashierAnswer = Schemas['SetDefaultCashierAnswer'];

export type SetDefaultCashierContent = Schemas['SetDefaultCashierContent'];

export type SetRefundPolicyContent = Schemas['SetRefundPolicyContent'];

export type SetSecondFactorRolesContent = Schemas['SetSecondFactorRolesContent'];

/** Absent fields stay as they are. */
export type SetSummaryEmailsContent = Schemas['SetSummaryEmailsContent'];

/**
 * An .xlsx or a CSV of at most 1 MB and 500 rows, in base64. Of an .xlsx the sheet named as in the template, or
 * else the first visible one. A CSV is separated by commas, semicolons, tabs or bars, in UTF-8, UTF-16 or
 * Windows-1252. Columns are found by their headers, in any order, whatever signs these have; `unread` names the
 * others. A row that the spreadsheet hides, or with a value that is not certain (a formula without its result,
 * an error, a date), has the outcome `error`.
 */
export type SheetData = Schemas['SheetData'];

export type SignInContent = Schemas['SignInContent'];

/**
 * The user who signs out, who may be left out. The session that ends is always that of the `Authorization`
 * header; the id or username of anybody else returns 400, and ends nothing.
 */
export type SignOutContent = Schemas['SignOutContent'];

/**
 * A received sign-up. It is under review until it is approved or rejected, which an e-mail reports. Nobody can
 * sign in with it meanwhile.
 */
export type SignUp = Schemas['SignUp'];

export type SignUpAnswer = Schemas['SignUpAnswer'];

export type SignUpContent = Schemas['SignUpContent'];

/** Order by date. */
export type Sort = Schemas['Sort'];

/** State (departamento). */
export type State = Schemas['State'];

/**
 * The balance is what was received and has not left: for a server with `deposits` in `capabilities`, what no
 * deposit had taken to the bank at that moment; for any other, what no completed closing had taken, which has
 * the fields of deposits nowhere. `openingBalance`, plus `netAmount` of `total`, minus `netAmount` of `deposits`
 * or else of `closings`, is `closingBalance`.
 */
export type Statement = Schemas['Statement'];

/**
 * The closing balance summed once more: not from the days, but from every payment and refund that no closing had
 * taken, and with deposits every closing that none had taken. When both agree, nothing is missing.
 */
export type StatementCheck = Schemas['StatementCheck'];

/** Completed closings, by the moment of their completion. */
export type StatementClosings = Schemas['StatementClosings'];

/** A day of the business and its balance at its end. */
export type StatementDay = Schemas['StatementDay'];

/**
 * Deposits, by the moment they were made, and those that the bank returned, by the moment they came back. The
 * net amount is what was deposited minus what was returned. Of a branch, the part of its closings.
 */
export type StatementDeposits = Schemas['StatementDeposits'];

/** A deposit that was made or came back. */
export type StatementMovement = Schemas['StatementMovement'];

export type StatementPart = Schemas['StatementPart'];

/** Completed closings whose money had not left. */
export type StatementUndeposited = Schemas['StatementUndeposited'];

/**
 * `endpoint`, `p256dh` and `auth` are those of the browser's `PushSubscription`. Of a device that is new to the
 * caller, an absent `kinds` means everything that the caller may be told, an absent `leastAmount` 0, and an
 * absent `showsText` `false`. Otherwise absent fields stay as they are.
 */
export type SubscribePushContent = Schemas['SubscribePushContent'];

/**
 * A payment counts as received at the moment it was paid, refunded later or not; a refund counts when it was
 * made. So `net` may be negative. What a period adds are the transactions that `transactions.history` finds with
 * its dates and `dateOf`: `received`, `refunded`, or `movement` for the net amount.
 */
export type Summary = Schemas['Summary'];

export type SummaryAmounts = Schemas['SummaryAmounts'];

/** What a place received, beside what it is compared with. */
export type SummaryChange = Schemas['SummaryChange'];

/**
 * The summaries and notices that the user receives by e-mail. Days, weeks and months are those of the business's
 * time zone; the sums are those of `transactions.getSummary` and `closings.getStatement` for the same days and
 * the same user.
 */
export type SummaryEmails = Schemas['SummaryEmails'];

export type SummaryHour = Schemas['SummaryHour'];

/** Days of the business. Weeks begin on Monday. `range` is the days from `startDay` to `endDay`. */
export type SummaryPeriod = Schemas['SummaryPeriod'];

/** A branch or cashier. */
export type SummaryPlace = Schemas['SummaryPlace'];

/** Moments and days of a period, both ends included. A period that lasts still ends now. */
export type SummaryRange = Schemas['SummaryRange'];

/** A day, or the days of a week, and what all places had in it. */
export type SummarySpan = Schemas['SummarySpan'];

/** NIT (tax id), with or without a hyphen. The check digit may be K. */
export type TaxId = Schemas['TaxId'];

export type ToggleBusinessSearchContent = Schemas['ToggleBusinessSearchContent'];

export type Transaction = Schemas['Transaction'];

/** Received, refunded and net amounts of some transactions. The received amount includes those refunded later. */
export type TransactionAmounts = Schemas['TransactionAmounts'];

export type TransactionAnswer = Schemas['TransactionAnswer'];

export type TransactionDailyTotals = Schemas['TransactionDailyTotals'];

/** The amounts of the transactions of a day. */
export type TransactionDay = Schemas['TransactionDay'];

/** A change of status. */
export type TransactionEvent = Schemas['TransactionEvent'];

/** Filters. One that is absent or empty does not filter. */
export type TransactionFilters = Schemas['TransactionFilters'];

/** The amounts of the transactions of an hour. */
export type TransactionHour = Schemas['TransactionHour'];

/**
 * Moment of a transaction by which it belongs to the range, its day and its hour. By `resolution` the net amount
 * is that of the completed transactions in the list of paid ones of that day, and a refund counts when it was
 * made. By `movement` an amount counts as received when its money arrived and as refunded when it was returned,
 * each on its own day, so the net amount of a day may be negative.
 */
export type TransactionMoment = Schemas['TransactionMoment'];

/**
 * `transaction.pending` is a payment made to a branch, which waits to be assigned to a cashier; a request or a
 * charge that waits for its payment is no event. `transaction.partly-refunded` is a refund after which something
 * remains: the last of `refunds`. The others are the status that the transaction now has; `transaction.refunded`
 * is the refund of what remained.
 */
export type TransactionNotificationEvent = Schemas['TransactionNotificationEvent'];

/**
 * `request`: the business sent it to an app user; `payment`: the app user started it, with a QR code or by
 * finding the business by its name; `charge`: the business asked nobody for it, and the first app user who scans
 * its code pays it. Further ones may be added: treat those that you do not know like a payment.
 */
export type TransactionOrigin = Schemas['TransactionOrigin'];

/**
 * Money given back of a received transaction: all of it or a part. It counts at its own moment, in the sums of a
 * day as in the open balance and in closings.
 */
export type TransactionRefund = Schemas['TransactionRefund'];

/**
 * Labels: `pending` Pendiente · `completed` Recibido · `rejected` Rechazado · `canceled` Cancelado · `refunded`
 * Reembolsado · `expired` Expirado.
 */
export type TransactionStatus = Schemas['TransactionStatus'];

/** Number of transactions and their sum. */
export type TransactionSummary = Schemas['TransactionSummary'];

/** A transaction with every change of its status. */
export type TransactionWithTimeline = Schemas['TransactionWithTimeline'];

export type TransactionsAnswer = Schemas['TransactionsAnswer'];

/** The current password, as typed. */
export type TypedPassword = Schemas['TypedPassword'];

/**
 * A code of the authenticator application (six digits, RFC 6238) or a recovery code, as typed: spaces, hyphens
 * and capitals make no difference.
 */
export type TypedSecondFactorCode = Schemas['TypedSecondFactorCode'];

/** Username as typed to sign in or recover a password. No response reveals whether it exists. */
export type TypedUsername = Schemas['TypedUsername'];

/** The completed closings of the search that are not in the account, pending or returned. */
export type UndepositedTotals = Schemas['UndepositedTotals'];

export type UnsubscribePushContent = Schemas['UnsubscribePushContent'];

export type UpdateAvatarAnswer = Schemas['UpdateAvatarAnswer'];

/**
 * A square image of at most 2 MB and 4096 pixels per side. The server verifies the content, whatever its
 * declared type.
 */
export type UpdateAvatarContent = Schemas['UpdateAvatarContent'];

export type UpdateBranchContent = Schemas['UpdateBranchContent'];

export type UpdateEmailContent = Schemas['UpdateEmailContent'];

/** A number of Guatemala (502) has 8 digits. */
export type UpdatePhoneContent = Schemas['UpdatePhoneContent'];

/** Absent fields stay as they are. */
export type UpdatePushContent = Schemas['UpdatePushContent'];

export type UploadDocumentAnswer = Schemas['UploadDocumentAnswer'];

/** A PDF, JPG or PNG file of at most 5 MB. Its type is verified by its content, not its name. */
export type UploadDocumentForm = Schemas['UploadDocumentForm'];

/** A received document. Deleted if no sign-up takes it within 24 hours. */
export type UploadedDocument = Schemas['UploadedDocument'];

/** The user concerned: a cashier or a branch administrator. */
export type UserReferenceContent = Schemas['UserReferenceContent'];

/** Labels: `active` Activo · `blocked` Bloqueado. `deleted` appears in the history only. */
export type UserStatus = Schemas['UserStatus'];

/** Type of user. Administrative users sign in as `admin` with the permissions of their role. */
export type UserType = Schemas['UserType'];

/** A lowercase letter and 2 to 31 lowercase letters, digits or dots. What the user types. */
export type Username = Schemas['Username'];

export type ValidateEmailChangeAnswer = Schemas['ValidateEmailChangeAnswer'];

export type ValidateEmailChangeContent = Schemas['ValidateEmailChangeContent'];

/** Six-digit code received by email. Valid for 10 minutes and 5 attempts. */
export type VerificationCode = Schemas['VerificationCode'];

export type VerifyAppUserAnswer = Schemas['VerifyAppUserAnswer'];

export type VerifyAppUserContent = Schemas['VerifyAppUserContent'];

export type WaitingRefundRequests = Schemas['WaitingRefundRequests'];

/** Key sent in the chosen header. Empty if there is none. */
export type WebhookApiKey = Schemas['WebhookApiKey'];

/** Name of the header that carries the key. Empty if there is none. */
export type WebhookApiKeyHeader = Schemas['WebhookApiKeyHeader'];

/**
 * Secret that signs notifications of version 2. Created by the server; present only with the method
 * `webhook-v2`. Saving another method discards it, so that `webhook-v2` gets a new one. Every attempt is signed
 * with the current one.
 */
export type WebhookSecret = Schemas['WebhookSecret'];

/** A host name, with `http://` or `https://` and a path if wanted. Empty with `push` and `internal`. */
export type WebhookUrl = Schemas['WebhookUrl'];

export type WebhookV1ClosingEvent = Schemas['WebhookV1ClosingEvent'];

/** Body of a notification of version 1. It has `transaction` or `closing`, depending on the event. */
export type WebhookV1Event = Schemas['WebhookV1Event'];

/** The notification of a test: the event alone. */
export type WebhookV1TestEvent = Schemas['WebhookV1TestEvent'];

export type WebhookV1TransactionEvent = Schemas['WebhookV1TransactionEvent'];

export type WebhookV2ClosingEvent = Schemas['WebhookV2ClosingEvent'];

/**
 * Body of a notification of version 2. Delivery is at least once, and an event of a cashier is also sent to its
 * branch: `id` is the same on every attempt and for both. `data` has `transaction` or `closing`, depending on
 * the event.
 */
export type WebhookV2Event = Schemas['WebhookV2Event'];

/** The notification of a test: without data. */
export type WebhookV2TestEvent = Schemas['WebhookV2TestEvent'];

export type WebhookV2TransactionEvent = Schemas['WebhookV2TransactionEvent'];

/** Day of the week in the business's time zone, from 1 for Monday to 7 for Sunday. */
export type Weekday = Schemas['Weekday'];
