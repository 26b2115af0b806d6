// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/auth/v3/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session of 21600 seconds. Five wrong passwords in a row lock the username for 15 minutes (429); thirty
         *     from one network address within 5 minutes block that address. The response, and the time it takes, is the same
         *     whether or not the user exists. A user with a second factor gets no session but a 403 with the code
         *     `second-factor-needed`, whose `info.challenge` continues with `auth.completeSignIn`.
         *
         *     Needs no session.
         */
        post: operations["auth.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/credentials/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a second factor
         * @description Opens the session that `auth.signIn` withheld, with the token of its `info.challenge` and a code of the authenticator
         *     application or a recovery code. A token opens one session, within five minutes; a wrong code does not use it up. Each
         *     code works once. Five wrong codes within 15 minutes block the user's second factor for the rest of them (429).
         *
         *     Needs no session.
         */
        post: operations["auth.completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the `Authorization` header. Its token is invalid at once.
         *
         *     Needs a session.
         */
        post: operations["auth.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/session/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description Restarts the 21600 seconds of a live session and returns its current data and permissions. The token stays the
         *     same. The portal calls it when the user chooses to stay connected.
         *
         *     Needs a session.
         */
        post: operations["auth.renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own password
         * @description Requires the current password, except after signing in with a one-time password, and lifts the obligation to
         *     change it. Ends the user's other sessions and notifies the user by email. Five wrong current passwords are 429.
         *
         *     Needs a session.
         */
        post: operations["auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password_recoveries/v3/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a verification code
         * @description Sends a code to the registered email. The response, and the time it takes, is the same whether or not the user
         *     exists. A new code voids the previous one. Five codes for a user within 15 minutes, or thirty from a network
         *     address, are 429.
         *
         *     Needs no session.
         */
        post: operations["passwordRecoveries.requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password_recoveries/v3/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a password with the code
         * @description Changes the password, ends all sessions of the user, lifts the lock after wrong passwords and notifies the user by
         *     email. A code is valid for 10 minutes and 5 attempts; thirty failures from a network address within 15 minutes are
         *     429.
         *
         *     Needs no session.
         */
        post: operations["passwordRecoveries.recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/update-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of email
         * @description Sends a code to the new address. Nothing changes until it is validated. Codes that recover a password go to this address,
         *     so it takes the password or a session that was opened within the last 15 minutes.
         *
         *     Permission: `profile_view`. Not for administrative users who only read.
         */
        post: operations["profile.updateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/validate-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate the change of email
         * @description With the received code, the new address replaces the old one, and is returned. The code lasts 10 minutes and 5
         *     attempts.
         *
         *     Permission: `profile_view`. Not for administrative users who only read.
         */
        post: operations["profile.validateEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/update-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone
         * @description Changes the caller's phone, with its country code. Digits only; a number of Guatemala (502) has eight.
         *
         *     Permission: `profile_view`. Not for administrative users who only read.
         */
        post: operations["profile.updatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/business-search-toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or hide the business in search
         * @description Decides if app users can find the business by its name.
         *
         *     Permission: `profile_view`. Only for business administrators. Not for administrative users who only read.
         */
        post: operations["profile.toggleBusinessSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/closing-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask cashiers to count, or not
         * @description Decides if the closings that cashiers make need a count, and from which difference on a reason. Closings that exist
         *     do not change.
         *
         *     Permission: `profile_view`. Only for business administrators. Not for administrative users who only read.
         */
        post: operations["profile.setClosingCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/summary-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose your summaries by e-mail
         * @description Chooses the summaries, the statement and the notices of requests to refund that the caller receives by e-mail; all are
         *     off until then. Summaries are for who sees more than one cashier. Each e-mail has an
         *     address that stops its kind without signing in: opened, it asks first; a `POST` to it, as mail programs make it for
         *     `List-Unsubscribe` (RFC 8058), stops it at once. The addresses of e-mails begin with the origin that this call was sent to.
         *
         *     Permission: `view_payments` or `view_balance` or `closing_for_master_cashier`.
         */
        post: operations["profile.setSummaryEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/get-fund-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the account that receives closings
         * @description The bank account, masked; `null` if there is none.
         *
         *     Permission: `profile_view`. Only for business administrators.
         */
        post: operations["profile.getFundSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the business's image
         * @description A square PNG, JPEG or WebP of at most 2 MB, in base64. The server decodes it before accepting it, and returns its
         *     address.
         *
         *     Permission: `profile_view`. Only for business administrators. Not for administrative users who only read.
         */
        post: operations["profile.updateAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/sessions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List your own sessions
         * @description The devices on which the caller's account is signed in, the current one first.
         *
         *     Needs a session.
         */
        post: operations["profile.listSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/sessions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close one of your own sessions
         * @description Ends the given session at once; it may be the current one.
         *
         *     Needs a session.
         */
        post: operations["profile.closeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/sessions/close-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close your other sessions
         * @description Ends every session of the caller except the one that makes this call.
         *
         *     Needs a session.
         */
        post: operations["profile.closeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/push/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read your devices that get notices with the portal closed
         * @description The server's public key, what the caller may be told, and the caller's devices. A device that sends its `endpoint` finds
         *     itself as `current`.
         *
         *     Needs a session.
         */
        post: operations["profile.getPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get notices on a device with the portal closed
         * @description Sends messages to a device by its push service, encrypted (RFC 8291). A device tells one person: whoever subscribes
         *     it takes it over. Of more than ten devices of a person, the one that was subscribed longest ago is forgotten. Signing out,
         *     closing the session, another password and blocking the person unsubscribe; a session that runs out does not, for 30 days.
         *     Subscribe again at each sign-in on the device.
         *
         *     Needs a session.
         */
        post: operations["profile.subscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/push/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what a device is told
         * @description Changes what one of the caller's devices is told.
         *
         *     Needs a session.
         */
        post: operations["profile.updatePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the notices of a device
         * @description Nothing more is sent to the device. One that its push service no longer knows is forgotten anyway.
         *
         *     Needs a session.
         */
        post: operations["profile.unsubscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/second-factor/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the state of your second factor
         * @description If it is on, since when, how many recovery codes remain, and if your role demands it.
         *
         *     Needs a session. Only for business administrators.
         */
        post: operations["secondFactor.getStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/second-factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up your second factor
         * @description Returns a new secret for an authenticator application. Nothing changes until `secondFactor.confirmEnrollment` receives
         *     a code of it within 15 minutes. With a second factor that is already on, it moves to another device, and needs a code
         *     of the present one. The secret is never returned again.
         *
         *     Needs a session. Only for business administrators.
         */
        post: operations["secondFactor.beginEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your second factor
         * @description With a code of the new secret, the second factor is on from the next sign-in. Returns ten recovery codes, which replace
         *     earlier ones and are never returned again. Ends your other sessions and notifies you by email.
         *
         *     Needs a session. Only for business administrators.
         */
        post: operations["secondFactor.confirmEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew your recovery codes
         * @description Returns ten new recovery codes; the earlier ones no longer work.
         *
         *     Needs a session. Only for business administrators.
         */
        post: operations["secondFactor.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off your second factor
         * @description From the next sign-in the password is enough. You are notified by email.
         *
         *     Needs a session. Only for business administrators.
         */
        post: operations["secondFactor.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List pending transactions
         * @description Every pending transaction in the session's scope, newest first, at most 10,000.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.listPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List transactions paid today
         * @description Those received or refunded, be it in part, since the business's day began, in its time zone, newest first, at most 10,000.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.listPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/requests/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a payment request
         * @description Asks an app user, found with `transactions/v3/verify-user`, for an amount, and returns the pending transaction. It
         *     is pending until it is accepted, rejected or canceled, or its time runs out.
         *
         *     A business administrator chooses branch and cashier; without them the defaults are used. A cashier always collects
         *     for itself.
         *
         *     Permission: `view_payments`. Not for administrative users who only read.
         */
        post: operations["transactions.sendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/charges/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a charge
         * @description An amount without a payer: the first app user who scans its code and confirms pays it, and nobody else can. It is
         *     pending until it is paid or canceled, or its time runs out, and then a transaction like any other. Show its code
         *     with `transactions.downloadQr`, or send its `paymentLink`.
         *
         *     Only where `userData.capabilities` of the session has `charges`. Branch and cashier are chosen as for a request.
         *
         *     Permission: `view_payments`. Not for administrative users who only read.
         */
        post: operations["transactions.charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/requests/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending request or charge
         * @description Of two actions on the same request or charge one wins; the other gets 409.
         *
         *     Permission: `view_payments`. Not for administrative users who only read.
         */
        post: operations["transactions.cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/requests/mark-distinct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a payment is not the one that is waited for
         * @description A payment by the cashier's own QR code that arrives while a request or charge waits may be meant for it. This
         *     records that it is not, in `distinctPaymentIds`, for all who ask for that money. Repeating it changes nothing. Only
         *     where transactions have `distinctPaymentIds`; it is optional for backends (404 or 501).
         *
         *     Permission: `view_payments`. Not for administrative users who only read.
         */
        post: operations["transactions.markDistinct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/requests/mark-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a link was sent
         * @description Records that the `paymentLink` of a pending request or charge was sent to a person, or that a reminder of it was, in
         *     `linkSentDate` and `reminderSentDate`, for all who ask for that money. It sends nothing itself. Only where
         *     transactions have `linkSentDate`; it is optional for backends (404 or 501).
         *
         *     Permission: `view_payments`. Not for administrative users who only read.
         */
        post: operations["transactions.markSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/payments/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a payment to be assigned
         * @description Gives the money back to the payer. Only for a pending payment of origin `payment`.
         *
         *     Permission: `view_payments`. Only for business administrators and branch administrators. Not for administrative users who only read.
         */
        post: operations["transactions.rejectPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/payments/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a payment to a cashier
         * @description Completes a payment made to the business or a branch, on behalf of the chosen cashier.
         *
         *     Permission: `view_payments`. Only for business administrators and branch administrators. Not for administrative users who only read.
         */
        post: operations["transactions.assignPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a received transaction
         * @description Gives back what remains or, with `amount`, a part of it. After its closing, what is given back is deducted from the open
         *     balance. The status becomes `refunded` when nothing remains.
         *
         *     Only for business and branch administrators who may change things; where `userData.capabilities` of the session has
         *     `refund-policy`, for the roles that the owner allows it to, up to their limits, which `refundAllowance` of the transaction says.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the open balance
         * @description Received minus refunded amounts that no closing holds yet, in the session's scope.
         *
         *     Permission: `view_balance`.
         */
        post: operations["transactions.balances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/verify-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an app user
         * @description By complete username or phone number. There is no partial search, so that nobody can enumerate app users.
         *
         *     Permission: `view_payments`. Not for administrative users who only read.
         */
        post: operations["transactions.verifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the history
         * @description A page, filtered and sorted by the server, with count and sum of all pages. Dates are inclusive. The
         *     branch and cashier filters also find deleted ones.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/history/daily-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the totals of each day
         * @description Received and refunded per day, with the filters and the scope of the history. Days are those of the business's time
         *     zone, every day of the range is present, and there are at most 92. A transaction counts on the day it was created,
         *     its refund too, so that the days add up to the `summary` of the history for the same filters. With `byHour` each
         *     day has its hours, with `byPlace` the days of each branch or cashier come too.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.getDailyTotals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the summary of a period
         * @description Everything that a page about a period of the business shows, in one call: its money beside that of the period before
         *     and what is usual, by branch and day (within a branch by cashier and day), by weekday and hour, and what changed most.
         *     Days, weeks and months are those of the business's time zone, and the server's clock decides what day it is. A period
         *     that lasts is compared until the same hour. Optional: a server that has it names `summary` in `capabilities`.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.getSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/history/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the history to Excel or CSV
         * @description Exactly the filtered set. Excel has real numbers and dates, and rows of totals below. A CSV has the same rows and
         *     columns without totals: amounts with a decimal point and two decimals, moments in ISO 8601 with the business's offset,
         *     usernames without `@`. A text that a spreadsheet would take for a formula begins with an apostrophe.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.exportHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a transaction
         * @description A transaction with its timeline. The portal polls it while it waits for the response to a request.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.retrieve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/qr/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the code of a charge or a request
         * @description The QR code that pays this pending charge or request, and nothing else: alone, to show on a screen (`svg`), or on an
         *     A4 page with the amount and until when it can be paid. It carries the transaction's `paymentLink`.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.downloadQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search closings
         * @description Filtered and paged by the server, with the time of the next automatic closing. Dates are inclusive. A
         *     server may return groups instead of rows, which the SDK flattens; `totalPages` counts pages of rows.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`.
         */
        post: operations["closings.history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/history/daily-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the totals of each day
         * @description Closings per day and status, with the filters and the scope of the list. Days are those of the business's time zone,
         *     every day of the range is present, also those without closings, and there are at most 92.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`.
         */
        post: operations["closings.getDailyTotals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/pending/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a closing
         * @description Totals of a closing made now, per cashier and overall, and the pending requests that could still be paid.
         *     Changes nothing.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`.
         */
        post: operations["closings.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a closing
         * @description Atomically takes everything received and refunded in its scope that no closing holds yet, and moves it out of the
         *     open balance. Makes one closing per branch, or that of the cashier; a titular cashier's closing includes its
         *     children.
         *
         *     With nothing to close it returns 422 and makes none. A cashier whose individual closing is not authorized is
         *     closed by administrators only: otherwise 403.
         *
         *     A closing that fails also returns 200: it is in `error`, with its number and reason, and holds nothing.
         *     `closingId` retries it, for what its cashiers had up to its time. When other closings took all of it, it is
         *     `canceled`, names them and cannot be retried.
         *
         *     A business may ask cashiers to count: their closing then needs `countedAmount` (400, `count-required`), and
         *     `countReason` when it differs by more than the threshold (400, `count-reason-required`, whose message has the
         *     difference). Such a rejection closes nothing, and is recorded in the activity. The closing keeps the count and the
         *     difference. Closings of administrators and automatic ones have no count.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`. Not for administrative users who only read.
         */
        post: operations["closings.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/transactions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a closing
         * @description The closing, the part of each cashier and a page of its transactions. For one in `error`, what a retry would take;
         *     one in `canceled` has none.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`.
         */
        post: operations["closings.listTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/transactions/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a closing to Excel or CSV
         * @description All transactions of the closing. Excel has real numbers and dates, and rows of totals below; a CSV is written as that of
         *     `transactions.exportHistory`.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`.
         */
        post: operations["closings.exportTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/history/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the list of closings to Excel or CSV
         * @description All closings of the filtered list, newest first unless sorted otherwise. Excel has real numbers and dates, and below
         *     the rows the sum of the completed ones, which alone hold money; a CSV is written as that of
         *     `transactions.exportHistory`. Optional: a server that has it names `statement` in `capabilities`.
         *
         *     Permission: `closing_history` or `closing_for_master_cashier`.
         */
        post: operations["closings.exportHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the statement of some days
         * @description The money of a business or a branch day by day, with its balance: what was received and has not left.
         *     Days are those of the business's time zone. A payment counts on the day it was received, a refund on the day it was
         *     made, a closing on the day it was completed, so days that are over never change. Two independent sums of the last
         *     balance are compared, and `check` says whether they agree. Optional: a server that has it names `statement` in
         *     `capabilities`.
         *
         *     Permission: `closing_history`. Only for business administrators and branch administrators.
         */
        post: operations["closings.getStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/statement/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the statement of some days
         * @description The statement as a document to print (PDF, A4, pages numbered, totals carried), as Excel with real numbers and dates,
         *     or as CSV, written as that of `transactions.exportHistory` with a row per day. Optional: a server that has it names
         *     `statement` in `capabilities`.
         *
         *     Permission: `closing_history`. Only for business administrators and branch administrators.
         */
        post: operations["closings.exportStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/deposits/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List deposits
         * @description The transfers to the fund source, by `scheduledDay`, newest first, for those who administer the whole business. Others see the
         *     deposit of each of their closings.
         *
         *     Permission: `closing_history`. Only for business administrators.
         */
        post: operations["closings.listDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/deposits/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark deposits as reconciled
         * @description Marks deposits that somebody found on the bank's statement, or with `isReconciled: false` takes the mark from them. All or none, and
         *     nothing but the mark changes. A deposit that has it already keeps its date. Where `capabilities` have `reconciliation`.
         *
         *     Permission: `closing_history`. Only for business administrators.
         */
        post: operations["closings.reconcileDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List cashiers in scope
         * @description The cashiers of the business, the branch or the titular cashier, depending on the caller. For filters and choices.
         *     `includeDeleted` adds the deleted ones.
         *
         *     Permission: `view_payments` or `cashier_view`.
         */
        post: operations["cashiers.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a branch's cashiers with the default
         * @description For the Cajas screen. A business administrator names the branch.
         *
         *     Permission: `cashier_view`.
         */
        post: operations["cashiers.listWithDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cashier
         * @description The one-time password goes to the cashier's email. `username` is complete: the branch's, a hyphen and the typed
         *     part. The first cashier of a branch is its default.
         *
         *     Permission: `cashier_create`.
         */
        post: operations["cashiers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a cashier or your own name
         * @description With the caller's own id it changes the caller's name or, for the owner account, the business's; `level` says
         *     which. Absent fields do not change.
         *
         *     Permission: `cashier_manage` or `profile_view`. Not for administrative users who only read.
         */
        post: operations["cashiers.modify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a cashier
         * @description The cashier can no longer sign in or collect, and its sessions end. Its history is kept and its username is never
         *     used again.
         *
         *     Permission: `cashier_delete`.
         */
        post: operations["cashiers.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a cashier or a branch
         * @description Only if active. Its sessions end at once. Blocking a branch administrator also blocks all cashiers of the branch.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["cashiers.block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a cashier or a branch
         * @description Only if blocked. Unblocking a branch administrator also unblocks the branch's cashiers; a cashier of a blocked
         *     branch cannot be unblocked alone.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["cashiers.unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Sends a one-time password to the email of a cashier, a branch administrator or an administrative user, and ends
         *     their sessions. They must create another when they sign in.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["cashiers.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/qr/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download QR material
         * @description A PDF in A4 ready to print, with the business, the branch, the cashier and its code: a cashier's, that of all
         *     cashiers of a branch (`businessBranchId` alone) or the caller's. With `format: svg`, one code alone, to show on a
         *     screen. The code reads `cobros:pay?to=cashier&id=…` (or `to=branch`, `to=business`).
         *
         *     Permission: `cashier_view` or `profile_view`.
         */
        post: operations["cashiers.downloadQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/set-children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a titular cashier's children
         * @description A child cashier cannot be titular, and no cashier belongs to two. An empty list makes the cashier an ordinary one
         *     again.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["cashiers.setChildren"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/config/default-operative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the default cashier
         * @description The cashier that collects a request of the branch when none is chosen.
         *
         *     Permission: `cashier_manage`.
         */
        put: operations["cashiers.setDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/config/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the closing type
         * @description For a cashier (level `BusinessUser`) or a whole branch (level `BusinessBranch`): automatic at an hour from 0 to 23
         *     of the business's time zone, or manual.
         *
         *     Permission: `cashier_manage`.
         */
        put: operations["cashiers.setClosingConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/config/closings/locked-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Authorize or forbid the individual closing
         * @description Without authorization the cashier cannot close itself; an administrator closes it. Without `closingLocked` it is
         *     toggled.
         *
         *     Permission: `cashier_manage`.
         */
        put: operations["cashiers.setClosingLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the notification catalogs
         * @description The methods and the key headers to choose from.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["notifications.getCatalogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how payments are notified
         * @description For a cashier (level `BusinessUser`) or a branch (level `BusinessBranch`, with its administrator's id). Returns
         *     the signing secret for the method `webhook-v2`. The address a name resolves to is checked on every delivery.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["notifications.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a notification
         * @description Sends a `test` notification with the given settings, without saving them, and returns what the address returned.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["notifications.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the delivery log
         * @description A page of the notifications sent for a cashier or a branch, newest first, with the body that was sent and what the
         *     address returned.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["notifications.listDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/deliveries/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a notification
         * @description Retries a notification, delivered or not, with the same `id` and the current settings.
         *
         *     Permission: `cashier_manage`.
         */
        post: operations["notifications.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List branches in scope
         * @description All branches of the business, or the branch administrator's own. `includeDeleted` adds the deleted ones.
         *
         *     Permission: `view_payments` or `branch_view`. Only for business administrators and branch administrators.
         */
        post: operations["branches.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the default branch
         * @description The branch proposed when sending a request.
         *
         *     Permission: `branch_view`.
         */
        post: operations["branches.getDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a branch
         * @description Creates the branch and its administrator, who receives a one-time password by email. The administrator's
         *     `username` is complete: the business's, a hyphen and the typed part. The first branch is the default.
         *
         *     Permission: `branch_create`.
         */
        post: operations["branches.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a branch
         * @description Changes name, address, reference and location.
         *
         *     Permission: `branch_manage` or `profile_view`. Only for business administrators and branch administrators. Not for administrative users who only read.
         */
        put: operations["branches.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a branch
         * @description Deletes it with its administrator and its cashiers. The history is kept.
         *
         *     Permission: `branch_delete` and `branch_manage`. Not for administrative users who only read.
         */
        post: operations["branches.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/config/default-branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the default branch
         * @description It must be active.
         *
         *     Permission: `branch_manage`. Not for administrative users who only read.
         */
        put: operations["branches.setDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/config/get-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the closing emails
         * @description The addresses that receive a branch's closings.
         *
         *     Permission: `branch_manage`.
         */
        post: operations["branches.getClosingEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/config/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the closing emails
         * @description Replaces the list; with an empty one, nobody receives the closings.
         *
         *     Permission: `branch_manage`.
         */
        put: operations["branches.setClosingEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/locations/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List states
         * @description First level of locations (departamentos).
         *
         *     Permission: `branch_view` or `profile_view`.
         */
        post: operations["branches.listStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/locations/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the cities of a state
         * @description Second level of locations (municipios).
         *
         *     Permission: `branch_view` or `profile_view`.
         */
        post: operations["branches.listCities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/locations/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the regions of a city
         * @description Third level of locations (zonas).
         *
         *     Permission: `branch_view` or `profile_view`.
         */
        post: operations["branches.listRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/v3/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a file in the background
         * @description Begins to write the file that the call named by the content would return, by its rules and with its permission, and
         *     responds at once. What that call would reject for its content is rejected here, except too many rows. The file is kept for a day, for the user who asked for it. Of more than 20 files of a user the oldest
         *     go, and three are written at a time (429).
         *
         *     Needs a session.
         */
        post: operations["downloads.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/v3/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List your own files
         * @description The caller's files of the last day, the newest first, and how far those are that are being written.
         *
         *     Needs a session.
         */
        post: operations["downloads.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/v3/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a file of yours
         * @description The file as it was written. It takes the permission of the call that it stands for.
         *
         *     Needs a session.
         */
        post: operations["downloads.download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/v3/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a file of yours
         * @description Deletes it, or stops it while it is being written.
         *
         *     Needs a session.
         */
        post: operations["downloads.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/v3/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import
         * @description The outcome of every row and its reason, by the rules of `cashiers.create` or `branches.create`. Creates nothing.
         *
         *     Permission: `cashier_create` or `branch_create`.
         */
        post: operations["imports.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/v3/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the rows of a sheet
         * @description By default those without an error; with `allOrNothing` all or none. What exists with the same data stays as it is, so
         *     repeating an import creates nothing twice. Each new user gets a one-time password by email within minutes.
         *
         *     Permission: `cashier_create` or `branch_create`.
         */
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/v3/sheet/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a sheet
         * @description The template with examples, the present list in the same columns, or an imported sheet with the outcome of every row.
         *
         *     Permission: `cashier_view` or `branch_view`.
         */
        post: operations["imports.downloadSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/v3/access-sheets/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download access sheets
         * @description A PDF in A4 with a page per user: the portal's address, the username, and where its one-time password went. No password.
         *
         *     Permission: `cashier_create` or `branch_create`.
         */
        post: operations["imports.downloadAccessSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List administrative users
         * @description A page, ordered by name, searched by name, username or email.
         *
         *     Permission: `user_view`.
         */
        post: operations["administrativeUsers.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an administrative user
         * @description The user receives a one-time password by email. Nobody grants a role with permissions they lack.
         *
         *     Permission: `user_view`. Not for administrative users who only read.
         */
        post: operations["administrativeUsers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an administrative user
         * @description The user's data and role.
         *
         *     Permission: `user_view`.
         */
        post: operations["administrativeUsers.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit an administrative user
         * @description The new role applies from the user's next call. Nobody can block the last Administrador or themselves, change
         *     either's role, or edit a user with more permissions.
         *
         *     Permission: `user_view`. Not for administrative users who only read.
         */
        post: operations["administrativeUsers.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an administrative user
         * @description Ends the user's sessions and keeps the history. Nobody can delete the last Administrador, themselves or the
         *     business's own account.
         *
         *     Permission: `user_view`. Not for administrative users who only read.
         */
        post: operations["administrativeUsers.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/role/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List roles
         * @description The roles that can be granted and what each permits.
         *
         *     Permission: `user_view`.
         */
        post: operations["administrativeUsers.listRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the second factor of an administrative user
         * @description For a user who lost the phone and the recovery codes: turns the second factor off, ends the user's sessions and notifies
         *     the user by email. Nobody resets their own, or that of a user with more permissions.
         *
         *     Permission: `user_view`. Not for administrative users who only read.
         */
        post: operations["administrativeUsers.resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/role/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the roles that demand a second factor
         * @description Administrative users of these roles must set up a second factor: until then, their sessions only permit that. Open
         *     sessions of those without one end, except the caller's. The business's own account counts as Administrador. An empty
         *     list demands it of nobody, which is the default.
         *
         *     Permission: `user_view`. Not for administrative users who only read.
         */
        post: operations["administrativeUsers.setSecondFactorRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List activity
         * @description A page of what each user did, filtered by user, kind and date (inclusive), newest first unless `sort` says
         *     otherwise.
         *
         *     Permission: `user_view`. Only for business administrators.
         */
        post: operations["activity.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/activity/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export activity to Excel
         * @description Exactly the filtered set.
         *
         *     Permission: `user_view`. Only for business administrators.
         */
        post: operations["activity.exportList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/v3/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream of changes
         * @description A stream of server-sent events that says which lists of the caller's scope have changed, so that they need not be polled
         *     every few seconds. It carries no amounts, names or ids: data is still read with the other calls, and an event can at worst
         *     cause one read too many. Keep polling slowly as well, for example once a minute; where events have a `changedCount`, every ten
         *     minutes and after midnight in the business's time zone, when `transactions.listPaid` begins anew without a change.
         *
         *     Each event has one `event:` line with its name and one `data:` line with JSON, in one of the forms of `ChangeEvent`; the
         *     first is `ready`. There is no `id:`: after a lost stream open another and read all lists once. A `ping`
         *     comes after 15 seconds without another event. Treat the stream as lost after 40 seconds without any event, and poll
         *     until another one is `ready`.
         *
         *     Read it with `fetch`, because `EventSource` sends no `Authorization`. `Accept` makes no difference. The stream ends with
         *     the session. When the caller's permissions or scope change, it adapts or ends with a `bye`. A caller that stops
         *     reading is disconnected without one.
         *
         *     The stream is optional: a backend without it returns 404 or 501, and its callers poll.
         *
         *     Needs a session.
         */
        get: operations["changes.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captcha challenge
         * @description Each solved challenge is good for one call, successful or not, and expires after 5 minutes. Solving it takes 100
         *     to 300 milliseconds on a phone. A server that uses reCAPTCHA returns 404.
         *
         *     Needs no session.
         */
        get: operations["signUp.getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List states
         * @description For the location of the business.
         *
         *     Needs no session, but a captcha token.
         */
        get: operations["signUp.listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/cities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cities of a state
         * @description For the location of the business.
         *
         *     Needs no session, but a captcha token.
         */
        get: operations["signUp.listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banks
         * @description For the account that will receive closings.
         *
         *     Needs no session, but a captcha token.
         */
        get: operations["signUp.listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/check-username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check if a username is available
         * @description Being available does not reserve it; `create` checks again.
         *
         *     Needs no session, but a captcha token.
         */
        get: operations["signUp.checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description One per call, as multipart form data. An interrupted upload leaves nothing behind. The 422 says if it is empty, of
         *     a type that is not accepted, or not what it claims to be.
         *
         *     Needs no session, but a captcha token.
         */
        post: operations["signUp.uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/fundsource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the bank account
         * @description Returns an id to send when creating the sign-up.
         *
         *     Needs no session, but a captcha token.
         */
        post: operations["signUp.registerFundSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the sign-up
         * @description Takes the documents and the account already sent and creates the business, which is under review. A taken username
         *     is 409. A document or account that does not exist, was already used or was deleted for its age is 404, and
         *     `info.fields` says which to send again.
         *
         *     Needs no session, but a captcha token.
         */
        post: operations["signUp.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-policy/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get who may refund
         * @description The rules of refunds for each role. Until it is changed, whoever may change things refunds without limits, and cashiers
         *     do not. Only where `userData.capabilities` of the session has `refund-policy`.
         *
         *     Permission: `user_view`. Only for business administrators.
         */
        post: operations["transactions.getRefundPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-policy/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide who may refund
         * @description Replaces the rules of these roles and the amount from which a proof is asked. They apply from the next refund on, and to requests
         *     that wait. Of two changes of the same `version` one wins; the other gets 409 and has to look at the policy again.
         *
         *     Permission: `user_view`. Only for business administrators. Not for administrative users who only read.
         */
        post: operations["transactions.setRefundPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-requests/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a refund
         * @description Asks somebody else to give back a payment, what remains of it or, with `amount`, a part. No money moves until it is approved. One
         *     request of a payment waits at a time, for seven days. Possible with the mode `may-request`, and with `allowed` beyond the limits and
         *     within them. Only where `userData.capabilities` of the session has `refund-requests`.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-requests/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List requests to refund
         * @description A page of the requests in your scope if you may approve any, otherwise of your own. `waiting` has number and sum of those that
         *     wait.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.listRefundRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-requests/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request to refund
         * @description Gives back what was asked for, now: the refund is yours and counts against your limits, which have to suffice. Nobody approves their
         *     own request. From the policy's `confirmFrom` on it needs a proof, as `transactions.refund` does.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.approveRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-requests/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a request to refund
         * @description Nothing is given back. Whoever may approve requests rejects those of others, also beyond the own limits.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.rejectRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund-requests/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your request to refund
         * @description Possible while it waits.
         *
         *     Permission: `view_payments`.
         */
        post: operations["transactions.withdrawRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "webhook-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notification of version 1
         * @description The event and its transaction or closing. The key, if any, is in the chosen header. The same notification may
         *     arrive more than once.
         */
        post: operations["receiveWebhookV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notification of version 2, signed
         * @description `webhook-signature` is `sha256=` and the hexadecimal HMAC-SHA256, keyed with the signing secret, of
         *     `webhook-timestamp`, a dot and the raw body. Verify it before reading the body and reject what is older than five
         *     minutes; the SDK's `verifyWebhookSignature` does both.
         */
        post: operations["receiveWebhookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "push-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Message to a device
         * @description What a device subscribed with `profile.subscribePush` gets from its push service, once its browser has decrypted it. It is
         *     kept for a day for a device that is off.
         */
        post: operations["receivePushMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Digits only, without spaces or hyphens.
         * @example 0274417
         */
        AccountNumber: string;
        /**
         * @description Labels: `monetary` Monetaria · `savings` Ahorro.
         * @enum {string}
         */
        AccountType: "monetary" | "savings";
        /** @description The user, with the name at that time. */
        ActivityActor: {
            id: components["schemas"]["Id"];
            /** @example Elena Luna */
            name: string;
            /** @example tiendaluna */
            username: string;
        };
        ActivityEntry: {
            id: components["schemas"]["Id"];
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            actor: components["schemas"]["ActivityActor"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Exactly what was done.
             * @example refunded
             */
            action: string;
            /**
             * @description The action as a sentence, ready to be shown.
             * @example Reembolsó Q125.50 a @maria.lopez
             */
            description: string;
            /**
             * @description Network address of the caller; null if unknown.
             * @example 190.148.20.7
             */
            address: string | null;
            /**
             * @description Browser and system of the caller; null if unknown.
             * @example Chrome en Windows
             */
            device: string | null;
        };
        /** @description Filters. One that is absent or empty does not filter. */
        ActivityFilters: {
            /** @description Name or username of who did it. */
            actor?: components["schemas"]["SearchText"] | undefined;
            /**
             * @example [
             *       "refunds",
             *       "closings"
             *     ]
             */
            kinds?: components["schemas"]["ActivityKind"][] | undefined;
            startDate?: components["schemas"]["FilterDate"] | undefined;
            endDate?: components["schemas"]["FilterDate"] | undefined;
            sort?: components["schemas"]["Sort"] | undefined;
        };
        /**
         * @description Subject: access, requests, payments, refunds, closings, branches, cashiers, notifications, administrative users,
         *     profile or exports.
         * @enum {string}
         */
        ActivityKind: "access" | "requests" | "payments" | "refunds" | "closings" | "branches" | "cashiers" | "notifications" | "team" | "profile" | "exports";
        /**
         * @description Must contain visible text. Invisible characters are removed, as from names.
         * @example 6a avenida 12-31, zona 1
         */
        Address: string;
        AdministrativeUser: {
            id: components["schemas"]["Id"];
            /** @example Claudia Tun */
            name: string;
            /** @example tiendaluna-claudia.tun */
            username: string;
            /** @example claudia@tiendaluna.example */
            emailAddress: string;
            /** @example 502 */
            countryCode: string;
            /** @example 55550102 */
            phoneNumber: string | null;
            status: components["schemas"]["UserStatus"];
            /**
             * @description Name of the role.
             * @example Supervisor
             */
            role: string;
            roleId: components["schemas"]["Id"];
            /** @description True for the business's own account: it is edited in its profile, and nobody can delete it or change its role. */
            isOwner: boolean;
            /**
             * @description The user has a second factor.
             * @example false
             */
            secondFactorEnabled?: boolean;
        };
        AdministrativeUserAnswer: {
            user: components["schemas"]["AdministrativeUser"];
        };
        AdministrativeUserIdContent: {
            userId: components["schemas"]["Id"];
        };
        /**
         * @description A blocked user cannot sign in. Blocking ends its sessions.
         * @enum {string}
         */
        AdministrativeUserStatus: "active" | "blocked";
        /**
         * @description Amount of a transaction: greater than zero, with at most two decimals. Computed and stored as an exact decimal; a
         *     third decimal returns 400.
         * @example 125.5
         */
        Amount: number;
        AmountDetail: {
            /** @example Q0.00 */
            formattedDiscount: string;
            /** @example Q125.50 */
            formattedSubTotal: string;
            /** @example Q125.50 */
            formattedTotal: string;
        };
        ApproveRefundAnswer: {
            request: components["schemas"]["RefundRequest"];
            transaction: components["schemas"]["Transaction"];
        };
        ApproveRefundContent: {
            requestId: components["schemas"]["Id"];
            /** @description The proof of a caller with a second factor. */
            verificationCode?: components["schemas"]["TypedSecondFactorCode"] | undefined;
            /** @description The proof of a caller without one. */
            password?: components["schemas"]["TypedPassword"] | undefined;
        };
        AssignPaymentContent: {
            transactionId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
            businessUserId: components["schemas"]["Id"];
        };
        /** @description Open balance: what was received and no closing holds yet. */
        BalanceDetail: {
            totalOpenBalance: components["schemas"]["Money"];
            /** @example Q24,318.40 */
            formattedTotalOpenBalance: string;
        };
        Balances: {
            balanceDetail: components["schemas"]["BalanceDetail"];
        };
        Bank: {
            id: components["schemas"]["Id"];
            /** @example Banco del Lago */
            name: string;
        };
        BeginEnrollmentContent: {
            /** @description May be absent only in a session with `mustEnrollSecondFactor`. */
            password?: components["schemas"]["TypedPassword"] | undefined;
            /** @description Needed when a second factor is on already. */
            verificationCode?: components["schemas"]["TypedSecondFactorCode"] | undefined;
        };
        Branch: {
            id: components["schemas"]["Id"];
            /** @example Centro */
            name: string;
            /** @example 6a avenida 12-31, zona 1 */
            address: string;
            /** @example C10 */
            referenceId: string;
            businessId: components["schemas"]["Id"];
            admin: components["schemas"]["BranchAdmin"];
            /** @example re_01_guatemala_1 */
            regionId: string | null;
            /** @example ci_01_guatemala */
            cityId: string | null;
            /** @example st_01 */
            stateId: string | null;
            status: components["schemas"]["UserStatus"];
            /**
             * @description Cashiers that are not deleted.
             * @example 3
             */
            cashierCount: number;
        };
        BranchAdmin: {
            id: components["schemas"]["Id"];
            /** @example Lucía Ramírez */
            name: string;
            /** @example tiendaluna-centro */
            username: string;
            /** @example centro@tiendaluna.example */
            emailAddress: string;
            status: components["schemas"]["UserStatus"];
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @example  */
            webhookURL: string;
            /** @example  */
            webhookAPIKey: string;
            /** @example  */
            webhookAPIKeyHeader: string;
            webhookSecret?: components["schemas"]["WebhookSecret"];
            closingType: components["schemas"]["ClosingType"];
            closingTime: components["schemas"]["ClosingTime"];
        };
        BranchAnswer: {
            branch: components["schemas"]["Branch"];
        };
        BranchIdContent: {
            id: components["schemas"]["Id"];
        };
        BranchScopeContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /** @description Where the request comes from. The portal always sends it; a server may leave it out. */
        BrowserInfo: {
            /** @example Chrome */
            browserName: string;
            /** @example 142.0 */
            browserVersion: string;
            /**
             * @description IANA name of the time zone.
             * @example America/Guatemala
             */
            timezone: string;
            /** @example es-GT */
            language: string;
            /**
             * @description Minutes between local time and UTC, as in `Date.prototype.getTimezoneOffset`. No clock is a day away from UTC.
             * @example 360
             */
            timezoneOffset: number;
            /**
             * @description Version of the program that calls. The portal reports 3.1.2.
             * @example 3.1.2
             */
            appVersion: string;
        };
        /**
         * @description Empty means the session's business.
         * @example
         */
        BusinessIdOrEmpty: string;
        BusinessSearch: {
            /**
             * @description True when app users can find the business by its name.
             * @example true
             */
            searchEnabled: boolean;
        };
        /**
         * @description Labels: `food` Alimentos y bebidas · `retail` Comercio · `services` Servicios · `health` Salud · `education`
         *     Educación · `transport` Transporte · `other` Otro.
         * @enum {string}
         */
        BusinessType: "food" | "retail" | "services" | "health" | "education" | "transport" | "other";
        /** @description The last event. The server closes the connection. */
        ByeEvent: {
            /** @constant */
            event: "bye";
            data: {
                /**
                 * @description How long to wait before opening another stream.
                 * @example 2
                 */
                retryAfterSeconds: number;
                reason: components["schemas"]["ByeReason"];
            };
        };
        /**
         * @description Why the server ends the stream. Further ones may be added: treat them like `restart`.
         *
         *     - `restart`: this server ends. Another one is there.
         *     - `session-ended`: as a 401. Opening another returns 401.
         *     - `not-allowed`: as a 403, for example because the password has to be changed first. Opening another returns 403 until then.
         * @enum {string}
         */
        ByeReason: "restart" | "session-ended" | "not-allowed";
        CancelRequestContent: {
            transactionId: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"] | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /**
         * @description An optional feature of a server. `charges`: amounts that any app user can pay, `transactions.charge` and
         *     `transactions.downloadQr`. `summary`: what was received in a period beside the one
         *     before, `transactions.getSummary`, and `dateOf` in the history. `csv`: `format` in `transactions.exportHistory` and
         *     `closings.exportTransactions`. `statement`: the money of some days with its balance, `closings.getStatement` and
         *     `closings.exportStatement`, and the list of closings as a file, `closings.exportHistory`. `imports`: branches and
         *     cashiers from a sheet. `deposits`: the deposit of each completed closing, and `closings.listDeposits`. `emails`:
         *     summaries and statements by e-mail, `profile.setSummaryEmails` and `user.summaryEmails` of the session. `downloads`: files written
         *     in the background. `reconciliation`: marks of deposits, `closings.reconcileDeposits`. `refunds-in-parts`: `amount` in
         *     `transactions.refund`, and the refunds of each transaction. `push`: notices on devices whose portal is closed,
         *     `profile.subscribePush`. `refund-policy`: the owner decides who refunds up to how much, `transactions.getRefundPolicy`, and
         *     `refundAllowance` of a transaction. `refund-requests`: refunds that somebody else approves, `transactions.requestRefund`.
         *     Further ones may be added: ignore those that you do not know.
         * @enum {string}
         */
        Capability: "charges" | "summary" | "csv" | "statement" | "imports" | "deposits" | "emails" | "downloads" | "reconciliation" | "refunds-in-parts" | "push" | "refund-policy" | "refund-requests";
        /**
         * @description ALTCHA proof of work: find the number, from 0 to `maxnumber`, whose `SHA-256(salt + number)` is `challenge`, with
         *     the number in decimal. The `captcha-token` header is `{ algorithm, challenge, number, salt, signature }` as JSON in
         *     base64. Single use; it expires at the time given in `salt`.
         */
        CaptchaChallenge: {
            /** @enum {string} */
            algorithm: "SHA-256";
            /**
             * @description In hexadecimal.
             * @example 9d4f0e4b8a7c2c6f0b1c5f5a3a0a5b8a2c6d7e8f9a0b1c2d3e4f5a6b7c8d9e0f
             */
            challenge: string;
            /** @example 60000 */
            maxnumber: number;
            /** @example 8f14e45fceea167a5a36dedd?expires=1795192971& */
            salt: string;
            /** @example c4ca4238a0b9 */
            signature: string;
        };
        Cashier: {
            id: components["schemas"]["Id"];
            /** @example Caja 1 */
            name: string;
            /** @example tiendaluna-centro-caja1 */
            username: string;
            /** @example 55550101 */
            phoneNumber: string | null;
            /** @example caja1.centro@tiendaluna.example */
            emailAddress: string;
            creationDate: components["schemas"]["DateTime"];
            type: components["schemas"]["UserType"];
            status: components["schemas"]["UserStatus"];
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @example C101 */
            referenceId: string | null;
            /** @example br_tiendaluna_centro */
            branchId: string | null;
            /**
             * @description Empty without a webhook.
             * @example
             */
            webhookURL: string;
            /**
             * @description Empty without a key or the permission to see it.
             * @example
             */
            webhookAPIKey: string;
            /** @example  */
            webhookAPIKeyHeader: string;
            webhookSecret?: components["schemas"]["WebhookSecret"];
            closingType: components["schemas"]["ClosingType"];
            closingTime: components["schemas"]["ClosingTime"];
            /**
             * @description True when its individual closing is not authorized.
             * @example false
             */
            closingLocked: boolean;
            /**
             * @description Ids of a titular cashier's children; `null` if it is not titular.
             * @example [
             *       "us_tiendaluna_centro_caja2"
             *     ]
             */
            childrenUser: components["schemas"]["Id"][] | null;
            /**
             * @description True when it belongs to a titular cashier.
             * @example false
             */
            isChildCashier: boolean;
        };
        CashierAnswer: {
            user: components["schemas"]["Cashier"];
        };
        /**
         * @description An event of the stream: `event` is its name, `data` its data, parsed as JSON. Others may be added: ignore those that you do
         *     not know.
         */
        ChangeEvent: components["schemas"]["ReadyEvent"] | components["schemas"]["ChangedEvent"] | components["schemas"]["PingEvent"] | components["schemas"]["ByeEvent"];
        /**
         * @description `webhook` and `webhook-v2` require the address; without `http://` or `https://` it is https. A key without a header
         *     travels in the first of the catalog. With `push` and `internal` the three webhook fields are empty.
         */
        ChangeNotificationContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
        } & components["schemas"]["NotificationSetting"];
        ChangePasswordContent: {
            /** @description May be absent only when the session's password is a one-time password. */
            currentPassword?: components["schemas"]["TypedPassword"] | undefined;
            newPassword: components["schemas"]["Password"];
        };
        /**
         * @description How many `changed` this stream has sent, this one included. A server that counts says it in each `ready`, `changed` and `ping`,
         *     another in none. If fewer have arrived, some were lost on the way: read all lists, and count on from this number.
         * @example 3
         */
        ChangedCount: number;
        /**
         * @description Something changed in the caller's scope: read these lists. After `session`, the next `changed` may have other lists than
         *     `ready` named.
         */
        ChangedEvent: {
            /** @constant */
            event: "changed";
            data: {
                lists: components["schemas"]["ChangedLists"];
                changedCount?: components["schemas"]["ChangedCount"];
            };
        };
        /**
         * @description What may have changed, and which call reads it. Further ones may be added: ignore those that you do not know.
         *
         *     - `pending`, `paid`: `transactions.listPending` and `transactions.listPaid`; a change of either may concern the history and
         *       the detail of a transaction as well.
         *     - `balance`: `transactions.balances`, and the preview of a closing.
         *     - `closings`: the closings and their totals.
         *     - `branches`, `cashiers`: their lists.
         *     - `users`: the administrative users.
         *     - `activity`: the activity.
         *     - `refund-requests`: the requests to refund.
         *     - `session`: the caller's own data, permissions or scope; `auth.renewSession` returns them. All lists may have changed.
         * @enum {string}
         */
        ChangedList: "pending" | "paid" | "balance" | "closings" | "branches" | "cashiers" | "users" | "activity" | "session" | "refund-requests";
        ChangedLists: components["schemas"]["ChangedList"][];
        ChargeContent: {
            amount: components["schemas"]["Amount"];
            /**
             * @description Invisible characters are removed, as from names.
             * @example 2 cafés y pan dulce
             */
            note?: string | undefined;
            reference?: components["schemas"]["Reference"] | undefined;
            /**
             * @description Seconds until it expires, and its code with it: from a minute to seven days (604,800). More is rejected with the
             *     code `time-too-long`.
             * @default 900
             * @example 900
             */
            timerSeconds?: number | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /** @description Cashier that collects. Defaults to the branch's default cashier; a cashier always collects for itself. */
            businessUserId?: components["schemas"]["Id"] | undefined;
        };
        CheckUsernameAnswer: {
            /** @example true */
            available: boolean;
        };
        /** @description City (municipio) of a state. */
        City: {
            id: components["schemas"]["Id"];
            /** @example Guatemala */
            name: string;
        };
        /**
         * @description Owner of a setting: a cashier, a branch or the business.
         * @enum {string}
         */
        ClientType: "BusinessUser" | "BusinessBranch" | "Business";
        CloseOtherSessionsAnswer: {
            /** @example 2 */
            closedCount: number;
        };
        CloseOwnSessionContent: {
            id: components["schemas"]["Id"];
        };
        /** @description One closing per branch, or that of the cashier. */
        ClosePendingAnswer: {
            closings: components["schemas"]["ClosingRow"][];
        };
        ClosePendingContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /** @description Only this cashier. */
            businessUserId?: components["schemas"]["Id"] | undefined;
            /** @description A closing in `error` to retry. It keeps its count. */
            closingId?: components["schemas"]["Id"] | undefined;
            /**
             * @description The amount that the cashier counted, with at most two decimals. Required where the preview says `countRequired`, and not
             *     taken elsewhere. Refunds above the payments leave a negative amount.
             * @example 2750
             */
            countedAmount?: number | undefined;
            /**
             * @description Why the count differs. Required when the difference is above the threshold of the business. Must contain visible text.
             * @example Un cambio mal dado
             */
            countReason?: string | undefined;
        };
        Closing: {
            id: components["schemas"]["Id"];
            /**
             * @description Sequence number within the business.
             * @example 4512
             */
            number: number;
            /** @example CI-004512 */
            formattedNumber: string;
            status: components["schemas"]["ClosingStatus"];
            /**
             * @description Why a closing in `error` failed. In `canceled`, which closings replaced it or why it was canceled.
             * @example null
             */
            errorReason: string | null;
            closingType: components["schemas"]["ClosingType"];
            /**
             * @description The user who made it; `null` if automatic.
             * @example Caja 2
             */
            createdByName: string | null;
            /**
             * Format: date-time
             * @description End of the previous closing of the same scope; `null` for the first.
             * @example 2026-11-19T02:00:00.000Z
             */
            startDate: string | null;
            /**
             * Format: date-time
             * @description Payments collected up to this time are included.
             * @example 2026-11-20T02:00:00.000Z
             */
            endDate: string;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * Format: date-time
             * @example 2026-11-20T02:00:01.000Z
             */
            completionDate: string | null;
            counted?: components["schemas"]["ClosingCount"];
            /**
             * @description Where its money is. Only `completed` closings have one, and only where the session's `capabilities` name
             *     `deposits`.
             */
            deposit?: components["schemas"]["Deposit"];
        } & components["schemas"]["ClosingTotals"];
        /** @description The part of one cashier. */
        ClosingCashier: {
            userId: components["schemas"]["Id"];
            /** @example tiendaluna-centro-caja1 */
            username: string;
            /** @example Caja 1 */
            checkoutName: string;
            branchId: components["schemas"]["Id"];
            /** @example Centro */
            branchName: string;
        } & components["schemas"]["ClosingTotals"];
        /**
         * @description The count of the cashier, beside what the closing expected at that moment. Absent from closings without a count:
         *     those of a branch, automatic ones, and all while the business does not ask for one.
         */
        ClosingCount: {
            amount: components["schemas"]["Money"];
            /** @example Q2,750.00 */
            formattedAmount: string;
            /** @description The net amount that the closing took. */
            expectedAmount: components["schemas"]["Money"];
            /** @example Q2,754.25 */
            formattedExpectedAmount: string;
            /** @description Counted minus expected; negative when money is missing. */
            difference: components["schemas"]["Money"];
            /** @example −Q4.25 */
            formattedDifference: string;
            /** @example Un cambio mal dado */
            reason: string | null;
        };
        /** @description If the closings that cashiers make need a count, and from which difference on a reason. */
        ClosingCountSettings: {
            /**
             * @description True when a cashier has to count to close.
             * @example true
             */
            required: boolean;
            /**
             * @description A difference above it, whether missing or left over, needs a reason. At most two decimals.
             * @example 5
             */
            reasonThreshold: number;
        };
        ClosingDailyTotals: {
            days: components["schemas"]["ClosingDay"][];
        };
        /** @description The closings created on a day. */
        ClosingDay: {
            day: components["schemas"]["Day"];
            formattedDay: components["schemas"]["FormattedDate"];
            /** @description One for each status that the day's closings have; empty on a day without closings. */
            totals: components["schemas"]["ClosingStatusTotals"][];
        };
        /** @description The deposit of one closing, with the closings beside it. */
        ClosingDeposits: {
            /** @description The deposit's closings that the caller can see, by number, at most 200. */
            closings: components["schemas"]["ClosingOfDeposit"][];
            /** @description The deposits that the bank returned before, oldest first. */
            earlier: components["schemas"]["Deposit"][];
        };
        /** @description A closing with the part of each cashier. */
        ClosingDetail: {
            cashiers: components["schemas"]["ClosingCashier"][];
            /**
             * @description The closings that took what one in `canceled` was to take, by number. Only those the caller can see; empty in
             *     the other statuses.
             */
            replacedBy: components["schemas"]["ClosingReference"][];
            /**
             * @description Its payments by hour of the clock, whatever their day, from the first hour with payments to the last. A server
             *     may omit it.
             */
            hours?: components["schemas"]["ClosingHour"][];
            /** @description Beside `deposit`, absent without one. */
            deposits?: components["schemas"]["ClosingDeposits"];
        } & components["schemas"]["ClosingRow"];
        ClosingEmailsAnswer: {
            emails: string[];
        };
        /** @description Closings of one cashier or branch. Clients flatten them into rows. */
        ClosingGroup: {
            closings: components["schemas"]["Closing"][];
            user: components["schemas"]["ClosingUser"];
            branch: components["schemas"]["NamedRef"];
        };
        /** @description The payments that a closing took of an hour of the clock. */
        ClosingHour: {
            hour: components["schemas"]["Hour"];
            /**
             * @description Collected payments.
             * @example 3
             */
            count: number;
            grossAmount: components["schemas"]["Money"];
            /** @example Q642.50 */
            formattedGrossAmount: string;
        };
        /**
         * @description The moment of a closing that dates are compared with: `creation`, or `completion`, which only completed closings have.
         *     Only where `userData.capabilities` of the session has `statement`.
         * @default creation
         * @example completion
         * @enum {string}
         */
        ClosingMoment: "creation" | "completion";
        /**
         * @description `closing.failed` is a closing with the status `error`: it took nothing, and can be retried. `closing.deposited` and
         *     `closing.deposit-returned` say that its deposit was sent, or came back.
         * @enum {string}
         */
        ClosingNotificationEvent: "closing.completed" | "closing.failed" | "closing.deposited" | "closing.deposit-returned";
        /** @description A closing in a deposit. */
        ClosingOfDeposit: {
            id: components["schemas"]["Id"];
            /** @example CI-004512 */
            formattedNumber: string;
            /** @example Centro */
            branchName: string;
            /**
             * @description `null` if it closes the whole branch.
             * @example Caja 2
             */
            checkoutName: string | null;
            netAmount: components["schemas"]["Money"];
            /** @example Q2,754.25 */
            formattedNetAmount: string;
        };
        ClosingReference: {
            id: components["schemas"]["Id"];
            /** @example CI-004513 */
            formattedNumber: string;
        };
        /** @description A closing with its branch and cashier. */
        ClosingRow: {
            /**
             * @description User of the cashier or branch.
             * @example tiendaluna-centro-caja2
             */
            friUsername: string;
            /**
             * @description `null` if it closes the whole branch.
             * @example Caja 2
             */
            checkoutName: string | null;
            /** @example Centro */
            branchName: string;
            branchId: components["schemas"]["Id"];
            /**
             * @description The closing's cashier; `null` if it closes the whole branch.
             * @example us_tiendaluna_centro_caja2
             */
            userId: string | null;
        } & components["schemas"]["Closing"];
        /**
         * @description Labels: `processing` Procesando · `error` Error · `canceled` Cancelado · `completed` Completado.
         * @enum {string}
         */
        ClosingStatus: "processing" | "error" | "canceled" | "completed";
        /**
         * @description The closings of one status. Only `completed` ones hold their amount: that of the others is, was or will be part of
         *     the open balance or of another closing, so amounts of several statuses must not be added up.
         */
        ClosingStatusTotals: {
            status: components["schemas"]["ClosingStatus"];
            /**
             * @description Closings.
             * @example 3
             */
            count: number;
            netAmount: components["schemas"]["Money"];
            /** @example Q2,754.25 */
            formattedNetAmount: string;
        };
        /**
         * @description Hour of the automatic closing, 0 to 23 in the business's time zone. `null` if manual.
         * @example 20
         */
        ClosingTime: number | null;
        /** @description Totals of a closing. The net amount is the gross amount minus the refunded amount. */
        ClosingTotals: {
            /**
             * @description Collected payments.
             * @example 12
             */
            count: number;
            /**
             * @description Refunds.
             * @example 1
             */
            refundCount: number;
            grossAmount: components["schemas"]["Money"];
            /** @example Q2,904.25 */
            formattedGrossAmount: string;
            /** @description Refunded amount, as a positive number. */
            refundedAmount: components["schemas"]["Money"];
            /** @example Q150.00 */
            formattedRefundedAmount: string;
            netAmount: components["schemas"]["Money"];
            /** @example Q2,754.25 */
            formattedNetAmount: string;
        };
        /**
         * @description A transaction and what the closing took of it: the payment, the refund or both. It appears in two closings when it
         *     was refunded after the first.
         */
        ClosingTransaction: {
            closed: components["schemas"]["ClosingTotals"];
        } & components["schemas"]["Transaction"];
        /**
         * @description `automatic` at a fixed hour, `manual` when a user makes it.
         * @enum {string}
         */
        ClosingType: "automatic" | "manual";
        /** @description The cashier, or the branch administrator when the whole branch is closed. */
        ClosingUser: {
            id: components["schemas"]["Id"];
            /** @example Caja 2 */
            name: string;
            /** @example tiendaluna-centro-caja2 */
            username: string;
            type: components["schemas"]["UserType"];
        };
        CompleteSignInContent: {
            /**
             * @description The token of `info.challenge`.
             * @example mW8sQ1eR7yT9uPnkJ3tq0Zl0mU2xV5dW
             */
            challengeToken: string;
            verificationCode: components["schemas"]["TypedSecondFactorCode"];
        };
        ConfirmEnrollmentContent: {
            verificationCode: components["schemas"]["TypedSecondFactorCode"];
        };
        /**
         * @description Country calling code, without a plus sign.
         * @example 502
         */
        CountryCode: string;
        CreateAdministrativeUserContent: {
            name: components["schemas"]["Name"];
            username: components["schemas"]["FullUsername"];
            emailAddress: components["schemas"]["EmailAddress"];
            countryCode?: components["schemas"]["CountryCode"] | undefined;
            phoneNumber?: components["schemas"]["PhoneNumber"] | undefined;
            roleId: components["schemas"]["Id"];
        };
        /** @description The future branch administrator, who receives a one-time password by email. */
        CreateBranchAdminContent: {
            name: components["schemas"]["Name"];
            /** @description Complete, prefixed with the business's username. */
            username: components["schemas"]["FullUsername"];
            emailAddress: components["schemas"]["EmailAddress"];
            notificationMethod: components["schemas"]["NotificationMethod"];
        };
        CreateBranchContent: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["Address"];
            referenceId: components["schemas"]["Reference"];
            businessId?: components["schemas"]["BusinessIdOrEmpty"] | undefined;
            admin: components["schemas"]["CreateBranchAdminContent"];
            regionId: components["schemas"]["Id"];
        };
        CreateCashierContent: {
            name: components["schemas"]["Name"];
            /** @description Complete, prefixed with the branch's username. */
            username: components["schemas"]["FullUsername"];
            emailAddress: components["schemas"]["EmailAddress"];
            referenceId: components["schemas"]["Reference"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /** @description The content of one of five calls that return a file. */
        CreateDownloadContent: {
            /** @description Of `transactions.exportHistory`. */
            history?: components["schemas"]["ExportTransactionHistoryContent"] | undefined;
            /** @description Of `closings.exportHistory`. */
            closings?: components["schemas"]["ExportClosingsContent"] | undefined;
            /** @description Of `closings.exportTransactions`. */
            closing?: components["schemas"]["ExportClosingTransactionsContent"] | undefined;
            /** @description Of `closings.exportStatement`. */
            statement?: components["schemas"]["ExportStatementContent"] | undefined;
            /** @description Of `activity.exportList`. */
            activity?: components["schemas"]["ExportActivityContent"] | undefined;
        };
        CreateImportContent: {
            kind: components["schemas"]["ImportKind"];
            data: components["schemas"]["SheetData"];
            /** @description The branch of cashiers if no row names one. A branch administrator's own without it. */
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /**
             * @description Creates nothing as long as any row has an error (422 `invalid-rows`).
             * @default false
             */
            allOrNothing?: boolean | undefined;
            /** @description Creates these rows of the sheet only, to make a long import in parts; the response has no others. */
            rows?: number[] | undefined;
        };
        /**
         * Format: date-time
         * @description Time in UTC, ISO 8601.
         * @example 2026-11-20T16:42:51.000Z
         */
        DateTime: string;
        /**
         * Format: date
         * @description Calendar day in the business's time zone.
         * @example 2026-11-20
         */
        Day: string;
        /** @description The default cashier of the branch, if any. */
        DefaultCashier: components["schemas"]["NamedRef"] | null;
        /**
         * @description One transfer to the fund source for all closings completed since the last. Bank, account and amount of a `pending` one
         *     are those of now; `reference` comes with the transfer.
         */
        Deposit: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["DepositStatus"];
            /** @description The banking day on which it leaves, or left. */
            scheduledDay: components["schemas"]["Day"];
            formattedScheduledDay: components["schemas"]["FormattedDate"];
            /**
             * @description What the bank's line says. `null` while `pending`.
             * @example DEP-261120
             */
            reference: string | null;
            /**
             * @description `null` without a fund source.
             * @example Banco del Lago
             */
            bankName: string | null;
            /**
             * @description Of the account number.
             * @example 4417
             */
            lastFourDigits: string | null;
            accountType: components["schemas"]["AccountType"] | null;
            /** @example Tienda Luna, S. A. */
            accountHolder: string | null;
            /**
             * @description Its closings that the caller can see.
             * @example 2
             */
            closingCount: number;
            /**
             * @description The sum of these closings. Refunds may leave a closing negative: a deposit whose sum is not above zero is not sent,
             *     and its closings go into the next.
             */
            amount: components["schemas"]["Money"];
            /** @example Q8,934.25 */
            formattedAmount: string;
            /**
             * @description True when it has closings that the caller cannot see; the bank's line is then greater than `amount`.
             * @example false
             */
            isPartial: boolean;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-20T14:00:00.000Z
             */
            depositDate: string | null;
            formattedDepositDate?: components["schemas"]["FormattedDate"];
            /**
             * Format: date-time
             * @description When the bank confirmed it.
             * @example 2026-11-20T16:12:37.000Z
             */
            creditDate: string | null;
            /**
             * Format: date-time
             * @description When the bank returned it.
             * @example null
             */
            returnDate: string | null;
            /**
             * @description Why.
             * @example null
             */
            returnReason: string | null;
            /**
             * Format: date
             * @description When the closings of a `returned` one are sent again, until they have been.
             * @example null
             */
            retryDay: string | null;
            /** @example null */
            formattedRetryDay: string | null;
            /**
             * @description Of a deposit that sends the closings of a returned one again, the reference of that one.
             * @example null
             */
            replacedReference: string | null;
            /**
             * Format: date-time
             * @description When somebody marked that it is on the bank's statement; a deposit that comes back loses the mark. Absent where
             *     `capabilities` lack `reconciliation`.
             * @example null
             */
            reconciliationDate?: string | null;
        };
        /**
         * @description Labels: `pending` Por depositar · `deposited` Depositado · `returned` Devuelto. A deposit is `returned` for good: its
         *     closings are sent again in another one.
         * @enum {string}
         */
        DepositStatus: "pending" | "deposited" | "returned";
        /**
         * @description Labels: `identity` DPI del representante · `tax_registration` RTU actualizado · `commercial_license` Patente de
         *     comercio · `bank_statement` Estado de cuenta bancario.
         * @enum {string}
         */
        DocumentKind: "identity" | "tax_registration" | "commercial_license" | "bank_statement";
        Download: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DownloadKind"];
            status: components["schemas"]["DownloadStatus"];
            /**
             * @description Null until it is ready.
             * @example historial-2026-11-01-a-2026-11-20.xlsx
             */
            fileName: string | null;
            /**
             * @description Written so far.
             * @example 84000
             */
            rows: number;
            /**
             * @description How many there will be; null while they are not counted.
             * @example 100000
             */
            totalRows: number | null;
            /**
             * @description Bytes; null until it is ready.
             * @example 4194304
             */
            size: number | null;
            /**
             * @description Why it could not be written, for people; null otherwise.
             * @example null
             */
            failure: string | null;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /** @description When the file is deleted, a day after it was asked for. */
            expirationDate: components["schemas"]["DateTime"];
            formattedExpirationDate: components["schemas"]["FormattedDate"];
            formattedExpirationTime: components["schemas"]["FormattedTime"];
        };
        DownloadAccessSheetsContent: {
            /** @description Cashiers and branch administrators in your scope. */
            userIds: components["schemas"]["Id"][];
        };
        DownloadAnswer: {
            download: components["schemas"]["Download"];
        };
        DownloadContent: {
            downloadId: components["schemas"]["Id"];
        };
        /**
         * @description The property of `CreateDownloadContent` that asked for the file.
         * @enum {string}
         */
        DownloadKind: "history" | "closings" | "closing" | "statement" | "activity";
        DownloadPaymentQrContent: {
            transactionId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /**
             * @description Defaults to `svg`.
             * @enum {string}
             */
            format?: ("svg" | "pdf") | undefined;
        };
        /**
         * @description With `userId`, that cashier's QR code; with `businessBranchId` alone, those of all cashiers of the branch in one
         *     document; with neither, the caller's own.
         */
        DownloadQrContent: {
            userId?: components["schemas"]["Id"] | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /**
             * @description Defaults to `pdf`, the only format for a whole branch.
             * @enum {string}
             */
            format?: ("pdf" | "svg") | undefined;
        };
        DownloadSheetContent: {
            kind: components["schemas"]["ImportKind"];
            /**
             * @description `examples`: the template. `existing`: the list, in the columns of the template, so that it can be edited and imported
             *     again. `outcomes`: the sheet in `data` with what would happen to each row and why.
             * @enum {string}
             */
            rows: "examples" | "existing" | "outcomes";
            format?: components["schemas"]["ExportFormat"] | undefined;
            /** @description Only the cashiers of this branch; for `outcomes`, as in the preview. */
            businessBranchId?: components["schemas"]["Id"] | undefined;
            data?: components["schemas"]["SheetData"] | undefined;
        };
        /**
         * @description It is being written, can be downloaded, or could not be written.
         * @enum {string}
         */
        DownloadStatus: "running" | "ready" | "failed";
        EditAdministrativeUserContent: {
            userId: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            emailAddress: components["schemas"]["EmailAddress"];
            countryCode?: components["schemas"]["CountryCode"] | undefined;
            /** @description Null removes it; absent leaves it as it is. */
            phoneNumber?: (components["schemas"]["PhoneNumber"] | null) | undefined;
            roleId: components["schemas"]["Id"];
            status?: components["schemas"]["AdministrativeUserStatus"] | undefined;
        };
        /**
         * @description Email address whose domain ends in at least two letters.
         * @example centro@tiendaluna.example
         */
        EmailAddress: string;
        /**
         * @description The call succeeded and returns nothing. Always `{}`, never `null`.
         * @example {}
         */
        EmptyAnswer: Record<string, never>;
        Enrollment: {
            /**
             * @description The secret in base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The secret as authenticator applications read it from a QR code.
             * @example otpauth://totp/Cobros:tiendaluna?issuer=Cobros&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            otpauthUri: string;
            /**
             * @description `otpauthUri` as a QR code, drawn in SVG.
             * @example <svg xmlns="http://www.w3.org/2000/svg"/>
             */
            qrCode: string;
            /** @example 900 */
            expiresInSeconds: number;
        };
        /** @description Every response other than 2xx. */
        ErrorAnswer: {
            responseContent: null;
            info: components["schemas"]["Info"];
        };
        ExportActivityContent: components["schemas"]["ActivityFilters"];
        ExportClosingTransactionsContent: {
            closingId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
            format?: components["schemas"]["ExportFormat"] | undefined;
        };
        ExportClosingsContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
            businessUserId?: components["schemas"]["Id"] | undefined;
            /**
             * @example [
             *       "completed"
             *     ]
             */
            statuses?: components["schemas"]["ClosingStatus"][] | undefined;
            dateOf?: components["schemas"]["ClosingMoment"] | undefined;
            /**
             * @description Completed closings whose deposit has one of these.
             * @example [
             *       "pending"
             *     ]
             */
            depositStatuses?: components["schemas"]["DepositStatus"][] | undefined;
            depositReference?: components["schemas"]["ReferencePart"] | undefined;
            startDate?: components["schemas"]["FilterDate"] | undefined;
            endDate?: components["schemas"]["FilterDate"] | undefined;
            sort?: components["schemas"]["Sort"] | undefined;
            /**
             * @description Excel when absent.
             * @example csv
             * @enum {string}
             */
            format?: ("excel" | "csv") | undefined;
        };
        /**
         * @description Excel when absent. Only where `userData.capabilities` of the session has `csv`.
         * @example csv
         * @enum {string}
         */
        ExportFormat: "excel" | "csv";
        ExportStatementContent: {
            /**
             * Format: date
             * @description The first day, not after today.
             * @example 2026-10-01
             */
            startDay: string;
            /**
             * Format: date
             * @description The last day. Of days to come the statement has none. At most 92 days in all.
             * @example 2026-10-31
             */
            endDay: string;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /**
             * @description PDF when absent.
             * @example pdf
             * @enum {string}
             */
            format?: ("pdf" | "excel" | "csv") | undefined;
        };
        ExportTransactionHistoryContent: {
            sort?: components["schemas"]["Sort"] | undefined;
            format?: components["schemas"]["ExportFormat"] | undefined;
        } & components["schemas"]["HistoryFilters"];
        /**
         * @description Why a call was rejected; a successful one has none. A server may omit it. Further ones may be added, and another
         *     server may have more: treat those that you do not know like a failure without one.
         *
         *     - `invalid-request`, `invalid-fields`: it cannot be read; `info.fields` says which fields are wrong and why.
         *     - `session-ended`, `wrong-credentials`, `account-blocked`, `account-in-review`: no live session; the user, the branch
         *       or the business is blocked; the sign-up is not approved yet.
         *     - `second-factor-needed`, `second-factor-enrollment-needed`: the password is right, continue with `info.challenge`; the
         *       role of the user demands a second factor, to be set up first.
         *     - `forbidden`, `password-change-needed`, `captcha-rejected`, `closing-not-authorized`, `own-account`: not to this caller;
         *       the one-time password has to be changed first; only an administrator closes this cashier; nobody does it to their own
         *       or the business's account.
         *     - `not-found`, `method-not-allowed`, `unknown-host`: nothing there, for this caller.
         *     - `taken`, `key-reused`: another has the value of `info.fields`; the `Idempotency-Key` had other content.
         *     - `still-pending`, `already-completed`, `already-rejected`, `already-canceled`, `already-refunded`, `already-expired`:
         *       the present status of the transaction, which does not allow it.
         *     - `more-than-remains`, `too-many-refunds`: less remains of the payment; after 99 refunds the next gives back what remains.
         *     - `refund-limit`: the owner's rules allow the caller less, or no payment of that age; `transactions.retrieve` says what is allowed.
         *     - `nobody-may-refund`, `changed-meanwhile`: the rules forbid everybody to refund; somebody changed them since they were read.
         *     - `already-requested`, `own-request`: a request to refund the payment waits; nobody decides about their own.
         *     - `wrong-origin`: a payment is not canceled and has no code, a request or charge is neither rejected nor assigned.
         *     - `time-too-long`: a charge lasts seven days at most.
         *     - `has-pending-transactions`, `has-open-balance`: to be settled before deleting.
         *     - `blocked`, `already-blocked`, `already-active`, `already-default`, `titular-conflict`, `already-decided`: the present
         *       state of the cashier, the branch, the sign-up or the request to refund does not allow it.
         *     - `closing-not-failed`, `nothing-to-close`, `no-default`: only a failed closing is retried; nothing is open; no default
         *       branch or cashier.
         *     - `not-deposited`: only a deposit that was made and did not come back is reconciled.
         *     - `count-required`, `count-reason-required`: the cashier must count before closing, or give a reason why the count differs.
         *     - `password-needed`, `verification-code-needed`: type the password once more, because the session was opened too long ago or the
         *       amount is large; or a code of the second factor.
         *     - `wrong-password`, `same-password`, `wrong-code`, `expired-code`: as typed; the code is used, replaced or too old.
         *     - `expired-challenge`, `second-factor-off`, `second-factor-demanded`: the sign-in or the enrollment took too long and must
         *       be started again; there is no second factor; it cannot be turned off.
         *     - `unsupported-file`, `too-large`, `too-many-rows`, `invalid-rows`: the content; its size; the size of the result; rows of a
         *       sheet have errors.
         *     - `not-ready`: the file is still being written, or could not be.
         *     - `private-address`, `no-address`: notifications do not go there, or to no address.
         *     - `too-many-attempts`, `unavailable`: wait for `Retry-After`. `server-error`: an unexpected error.
         * @enum {string}
         */
        FailureCode: "invalid-request" | "invalid-fields" | "session-ended" | "wrong-credentials" | "account-blocked" | "account-in-review" | "second-factor-needed" | "second-factor-enrollment-needed" | "forbidden" | "password-change-needed" | "captcha-rejected" | "closing-not-authorized" | "own-account" | "not-found" | "method-not-allowed" | "unknown-host" | "taken" | "key-reused" | "still-pending" | "already-completed" | "already-rejected" | "already-canceled" | "already-refunded" | "already-expired" | "more-than-remains" | "too-many-refunds" | "refund-limit" | "nobody-may-refund" | "changed-meanwhile" | "already-requested" | "own-request" | "wrong-origin" | "time-too-long" | "has-pending-transactions" | "has-open-balance" | "blocked" | "already-blocked" | "already-active" | "already-default" | "titular-conflict" | "already-decided" | "closing-not-failed" | "nothing-to-close" | "no-default" | "not-deposited" | "count-required" | "count-reason-required" | "password-needed" | "verification-code-needed" | "wrong-password" | "same-password" | "wrong-code" | "expired-code" | "expired-challenge" | "second-factor-off" | "second-factor-demanded" | "unsupported-file" | "too-large" | "too-many-rows" | "invalid-rows" | "not-ready" | "private-address" | "no-address" | "too-many-attempts" | "unavailable" | "server-error";
        /**
         * Format: date-time
         * @description Start or end of a date range, inclusive. ISO 8601 with `Z` or a UTC offset, from the year 2000 to 2099.
         * @example 2026-11-20T06:00:00.000Z
         */
        FilterDate: string;
        /**
         * @description Date `DD/MM/YYYY` in the business's time zone.
         * @example 20/11/2026
         */
        FormattedDate: string;
        /**
         * @description The same amount, ready to be shown.
         * @example Q125.50
         */
        FormattedMoney: string;
        /**
         * @description Time `hh:mm:ss` in the business's time zone.
         * @example 10:42:51
         */
        FormattedTime: string;
        /** @description App user, the one who pays. */
        FriUser: {
            id: components["schemas"]["Id"];
            /** @example María */
            name: string;
            /**
             * @description Without the at sign.
             * @example maria.lopez
             */
            username: string;
            /** @example López */
            lastname: string;
            /** @example null */
            avatar: string | null;
            /** @example 502 */
            countryCode: string;
            /** @example 55551234 */
            phoneNumber: string;
            /**
             * @description Kind of app user.
             * @example person
             */
            type: string;
        };
        /**
         * @description Complete username: that of the level above, a hyphen and the typed part. `tiendaluna` is the business,
         *     `tiendaluna-centro` a branch and `tiendaluna-centro-caja1` a cashier.
         * @example tiendaluna-centro-caja1
         */
        FullUsername: string;
        FundSource: {
            /** @example Banco del Lago */
            bankName: string;
            accountType: components["schemas"]["AccountType"];
            /**
             * @description Last four digits only.
             * @example •••• 4417
             */
            maskedAccountNumber: string;
            /** @example Tienda Luna, S. A. */
            accountHolder: string;
        };
        GetClosingDailyTotalsContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
            businessUserId?: components["schemas"]["Id"] | undefined;
            /**
             * @example [
             *       "completed"
             *     ]
             */
            statuses?: components["schemas"]["ClosingStatus"][] | undefined;
            /**
             * @description Completed closings whose deposit has one of these.
             * @example [
             *       "pending"
             *     ]
             */
            depositStatuses?: components["schemas"]["DepositStatus"][] | undefined;
            depositReference?: components["schemas"]["ReferencePart"] | undefined;
            startDate: components["schemas"]["FilterDate"];
            endDate: components["schemas"]["FilterDate"];
        };
        GetClosingEmailsContent: {
            businessBranchId: components["schemas"]["Id"];
        };
        GetDefaultBranchAnswer: {
            /** @description The default branch, if any. */
            defaultBranch: components["schemas"]["NamedRef"] | null;
        };
        GetFundSourceAnswer: {
            /** @description The account that receives closings; `null` if there is none yet. */
            fundSource: components["schemas"]["FundSource"] | null;
        };
        GetPushAnswer: {
            /**
             * @description The server's VAPID key (RFC 8292), for `applicationServerKey` of `PushManager.subscribe`.
             * @example BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U
             */
            publicKey: string;
            /**
             * @description Kinds that the caller may choose.
             * @example [
             *       "payments",
             *       "failed-closings"
             *     ]
             */
            kinds: components["schemas"]["PushKind"][];
            /** @description The caller's devices, the current one first, then the latest. */
            devices: components["schemas"]["PushDevice"][];
        };
        GetPushContent: {
            endpoint?: components["schemas"]["PushEndpoint"] | undefined;
        };
        GetStatementContent: {
            /**
             * Format: date
             * @description The first day, not after today.
             * @example 2026-10-01
             */
            startDay: string;
            /**
             * Format: date
             * @description The last day. Of days to come the statement has none. At most 92 days in all.
             * @example 2026-10-31
             */
            endDay: string;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        GetSummaryContent: {
            period: components["schemas"]["SummaryPeriod"];
            /**
             * Format: date
             * @description Only with the period `range`, which requires it. Not after today.
             * @example 2026-11-01
             */
            startDay?: string | undefined;
            /**
             * Format: date
             * @description Only with the period `range`, which requires it. At most 92 days in all.
             * @example 2026-11-20
             */
            endDay?: string | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        GetTransactionDailyTotalsContent: {
            /**
             * @description Return the hours of each day too.
             * @example true
             */
            byHour?: boolean | undefined;
            byPlace?: components["schemas"]["PlaceLevel"] | undefined;
            dateOf?: components["schemas"]["TransactionMoment"] | undefined;
        } & WithRequired<components["schemas"]["TransactionFilters"], "startDate" | "endDate">;
        HistoryFilters: {
            dateOf?: components["schemas"]["HistoryMoment"] | undefined;
            /** @description Only with a `dateOf` other than `creation`. */
            weekday?: components["schemas"]["Weekday"] | undefined;
            /** @description Only with a `dateOf` other than `creation`. */
            hour?: components["schemas"]["Hour"] | undefined;
        } & components["schemas"]["TransactionFilters"];
        /**
         * @description Moment of a transaction by which it belongs to the range, its weekday and its hour, and which orders the list.
         *     `received`: when its money arrived, even if it was refunded later; `refunded`: when it was returned; `movement`: either.
         *     With `movement` the sums of the summary are of what moved within the range: what was received then and what was refunded
         *     then. Transactions without that moment are not found. Where a server has the summary of a period (`summary` in
         *     `capabilities`) it has these.
         * @default creation
         * @example received
         * @enum {string}
         */
        HistoryMoment: "creation" | "received" | "refunded" | "movement";
        /**
         * @description Of the filtered transactions in all pages: their number, what was received (even if refunded later), what was
         *     refunded, and the difference of the two. `totalAmount` adds amounts in any status, rejected and canceled ones too.
         */
        HistorySummary: {
            /** @example 87 */
            count: number;
            totalAmount: components["schemas"]["Money"];
            /** @example Q9,412.75 */
            formattedTotalAmount: string;
            receivedAmount: components["schemas"]["Money"];
            /** @example Q9,100.00 */
            formattedReceivedAmount: string;
            refundedAmount: components["schemas"]["Money"];
            /** @example Q150.00 */
            formattedRefundedAmount: string;
            netAmount: components["schemas"]["Money"];
            /** @example Q8,950.00 */
            formattedNetAmount: string;
        };
        /**
         * @description Hour of the clock in the business's time zone.
         * @example 9
         */
        Hour: number;
        /**
         * @description Opaque identifier. Do not parse or build it.
         * @example tx_ZPG9WW21F49NZKSE
         */
        Id: string;
        ImportAnswer: {
            /**
             * @description Of an .xlsx.
             * @example Cajas
             */
            sheetName: string | null;
            columns: components["schemas"]["ImportColumn"][];
            /** @description The parts of the file that are not read, in words for people (columns with content, other sheets). Absent if all is read. */
            unread?: string[];
            /** @description In the order of the sheet, without empty ones. */
            rows: components["schemas"]["ImportRow"][];
        };
        ImportColumn: {
            /** @enum {string} */
            key: "branch" | "cashier" | "username" | "email" | "reference" | "address" | "state" | "city" | "region" | "admin";
            /**
             * @description As in the template.
             * @example Sucursal
             */
            header: string;
        };
        /**
         * @description `cashiers` takes `cashier_view` to read and `cashier_create` to create, `branches` likewise.
         * @enum {string}
         */
        ImportKind: "cashiers" | "branches";
        /**
         * @description `create`: it would be created. `created`: this call did. `exists`: it is there with the same data, and nothing changes.
         *     `error`: it can't be created, for the reason given.
         * @enum {string}
         */
        ImportOutcome: "create" | "created" | "exists" | "error";
        ImportRow: {
            /**
             * @description Its number in the sheet.
             * @example 2
             */
            row: number;
            /** @description What is or would be created, by `columns`; of a row with an error what could be read. */
            values: string[];
            outcome: components["schemas"]["ImportOutcome"];
            /**
             * @description Why, for people; of a row with an error a sentence for each wrong column. `null` if there is nothing to say.
             * @example No hay sucursal «Centr». ¿Es «Centro»?
             */
            reason: string | null;
            /** @description Keys of the columns that cause an error. */
            wrong: string[];
            /** @description The cashier or the branch administrator created by this call. */
            userId: components["schemas"]["Id"] | null;
        };
        /** @description A message for the user, in Spanish. The portal shows it as `title: message`. */
        Info: {
            /** @example Solicitud */
            title: string;
            /** @example La solicitud fue enviada a @maria.lopez */
            message: string;
            code?: components["schemas"]["FailureCode"];
            /**
             * @description The rejected fields and why: in a 400 for invalid data, in a 409 for a value that is taken, or in a 404 for an
             *     id that was sent.
             */
            fields?: components["schemas"]["InvalidField"][];
            /** @description Only with `second-factor-needed`, for `auth.completeSignIn`. */
            challenge?: components["schemas"]["SecondFactorChallenge"];
        };
        InvalidField: {
            /**
             * @description Path of the field within `requestContent`, with dots between levels and before a position in a list, such as
             *     `statuses.1`. What is wrong elsewhere is named from the top: `requestContent`, `browserInfo.timezone`, the header
             *     `Idempotency-Key`; empty if the body is no object.
             * @example admin.emailAddress
             */
            field: string;
            /** @example El correo electrónico no es válido */
            message: string;
        };
        ListActivityAnswer: {
            data: components["schemas"]["ActivityEntry"][];
            /**
             * @description Entries in all pages.
             * @example 128
             */
            count: number;
            pageProperties: components["schemas"]["PageProperties"];
        };
        ListActivityContent: {
            pageProperties: components["schemas"]["PageRequest"];
        } & components["schemas"]["ActivityFilters"];
        ListAdministrativeUsersAnswer: {
            data: components["schemas"]["AdministrativeUser"][];
            /**
             * @description Users in all pages.
             * @example 4
             */
            count: number;
            pageProperties: components["schemas"]["PageProperties"];
        };
        ListAdministrativeUsersContent: {
            search?: components["schemas"]["SearchText"] | undefined;
            status?: components["schemas"]["AdministrativeUserStatus"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListBanksAnswer: {
            banks: components["schemas"]["Bank"][];
        };
        ListBranchesAnswer: {
            branches: components["schemas"]["Branch"][];
        };
        /** @example {} */
        ListBranchesContent: {
            /**
             * @description Includes deleted ones, for the history filters.
             * @default false
             */
            includeDeleted?: boolean | undefined;
        };
        ListCashiersAnswer: {
            users: components["schemas"]["Cashier"][];
        };
        ListCashiersContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /**
             * @description Includes deleted ones, for the history filters.
             * @default false
             */
            includeDeleted?: boolean | undefined;
        };
        ListCashiersWithDefaultAnswer: {
            users: components["schemas"]["Cashier"][];
            defaultUser: components["schemas"]["DefaultCashier"];
        };
        ListCitiesAnswer: {
            cities: components["schemas"]["City"][];
        };
        ListCitiesContent: {
            stateId: components["schemas"]["Id"];
        };
        ListClosingTransactionsAnswer: {
            /**
             * @description Transactions in all pages.
             * @example 38
             */
            count: number;
            closing: components["schemas"]["ClosingDetail"];
            data: components["schemas"]["ClosingTransaction"][];
            pageProperties: components["schemas"]["PageProperties"];
        };
        ListClosingTransactionsContent: {
            closingId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
            sort?: components["schemas"]["Sort"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListDepositsAnswer: {
            /**
             * @description Deposits in all pages.
             * @example 21
             */
            count: number;
            data: components["schemas"]["Deposit"][];
            pageProperties: components["schemas"]["PageProperties"];
            /**
             * @description Days from Monday to Friday, between `startDay` and `endDay` of the search, on which banks move no money. Absent without both
             *     of them, or where the server has no holidays.
             * @example [
             *       "2026-10-20"
             *     ]
             */
            bankHolidays?: components["schemas"]["Day"][];
        };
        ListDepositsContent: {
            /**
             * @example [
             *       "deposited"
             *     ]
             */
            statuses?: components["schemas"]["DepositStatus"][] | undefined;
            /**
             * Format: date
             * @description From this `scheduledDay` on.
             * @example 2026-11-16
             */
            startDay?: string | undefined;
            /**
             * Format: date
             * @description Up to this `scheduledDay`.
             * @example 2026-11-20
             */
            endDay?: string | undefined;
            sort?: components["schemas"]["Sort"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListDownloadsAnswer: {
            data: components["schemas"]["Download"][];
        };
        ListNotificationDeliveriesAnswer: {
            data: components["schemas"]["NotificationDelivery"][];
            pageProperties: components["schemas"]["PageProperties"];
        };
        ListNotificationDeliveriesContent: {
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /** @description Only the deliveries with this status. */
            status?: components["schemas"]["NotificationDeliveryStatus"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListOwnSessionsAnswer: {
            /** @description The session that makes this call first; the others by last use, most recent first. */
            sessions: components["schemas"]["OwnSession"][];
        };
        ListRefundRequestsAnswer: {
            data: components["schemas"]["ListedRefundRequest"][];
            /**
             * @description Requests in all pages.
             * @example 4
             */
            count: number;
            /** @description Those that wait, in whatever `state` is listed. */
            waiting: components["schemas"]["WaitingRefundRequests"];
            /**
             * @description The caller may approve requests; otherwise only their own are listed.
             * @example true
             */
            mayDecide: boolean;
            pageProperties: components["schemas"]["PageProperties"];
        };
        ListRefundRequestsContent: {
            /**
             * @description `waiting`, oldest first, or `decided`, the last to be decided first.
             * @default waiting
             * @enum {string}
             */
            state?: ("waiting" | "decided") | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListRegionsAnswer: {
            regions: components["schemas"]["Region"][];
        };
        ListRegionsContent: {
            cityId: components["schemas"]["Id"];
        };
        ListRolesAnswer: {
            roles: components["schemas"]["Role"][];
        };
        ListStatesAnswer: {
            states: components["schemas"]["State"][];
        };
        /** @description A request with its payment. */
        ListedRefundRequest: {
            transaction: components["schemas"]["Transaction"];
        } & components["schemas"]["RefundRequest"];
        MarkDistinctContent: {
            /** @description The pending request or charge. */
            transactionId: components["schemas"]["Id"];
            /** @description The received payment. */
            paymentId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        MarkSentContent: {
            /** @description The pending request or charge. */
            transactionId: components["schemas"]["Id"];
            /**
             * @description True for a reminder of a link that was sent before.
             * @default false
             */
            reminder?: boolean | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /** @description Absent fields do not change. */
        ModifyUserContent: {
            userId: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            emailAddress?: components["schemas"]["EmailAddress"] | undefined;
            referenceId?: components["schemas"]["Reference"] | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /**
             * @description With the caller's own id, whose name it is: `Business` for the business's, which only its owner account can
             *     change; `BusinessUser` for the caller's. Without it, the owner account changes the business's name and everybody
             *     else their own.
             * @enum {string}
             */
            level?: ("Business" | "BusinessUser") | undefined;
        };
        /**
         * @description Sum of money with at most two decimals. May be zero or negative.
         * @example 24318.4
         */
        Money: number;
        /**
         * @description Name of a person, business, branch or cashier, with visible text. Invisible characters, direction marks among them,
         *     are removed; joiners and variation selectors stay where they shape emoji or letters. Names of branches and
         *     cashiers are compared without them, ignoring case, in Unicode's compatibility form (NFKC).
         * @example Centro
         */
        Name: string;
        /** @description A record as its id and name. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example Centro */
            name: string;
        };
        /** @description The next automatic closing. */
        NextClosing: {
            date: components["schemas"]["DateTime"];
            formattedDate: components["schemas"]["FormattedDate"];
            formattedTime: components["schemas"]["FormattedTime"];
            branchId: components["schemas"]["Id"];
            /** @example Centro */
            branchName: string;
            /** @example null */
            userId: string | null;
            /**
             * @description `null` if it closes the whole branch.
             * @example null
             */
            checkoutName: string | null;
        };
        /** @description `null` if nothing in this scope closes automatically. */
        NextClosingOrNone: components["schemas"]["NextClosing"] | null;
        /**
         * @description The call takes no content. Send `{}`.
         * @example {}
         */
        NoContent: Record<string, never>;
        NotificationAnswer: {
            notification: components["schemas"]["SavedNotification"];
        };
        NotificationCatalogs: {
            notificationMethods: components["schemas"]["NotificationMethodOption"][];
            /** @description Headers that can carry the key. */
            webhookAPIKeyHeaders: components["schemas"]["NamedRef"][];
        };
        /**
         * @description A notification and its attempts: at most eight, the first at once and the others after pauses of 30 seconds, then
         *     three times as long each, about nine hours in all; after that it is `failed`. A test has a single attempt.
         */
        NotificationDelivery: {
            /** @description Id of this delivery, for `notifications.resend`. */
            id: components["schemas"]["Id"];
            /** @description Id of the event, the same for all who hear of it. In version 2 it is the body's `id` and the `webhook-id` header. */
            eventId?: components["schemas"]["Id"];
            event: components["schemas"]["NotificationEvent"];
            notificationMethod: components["schemas"]["NotificationMethod"];
            status: components["schemas"]["NotificationDeliveryStatus"];
            /**
             * @description Address of the last attempt, or of the next one if there was none.
             * @example https://pagos.tiendaluna.example/avisos
             */
            url: string;
            /**
             * @description Body of the last attempt, exactly as it was sent. Absent before the first, and if the last sent nothing.
             * @example {"event":"test"}
             */
            requestBody?: string;
            /** @example 2 */
            attempts: number;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * Format: date-time
             * @example 2026-11-20T16:43:21.000Z
             */
            lastAttemptDate: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T16:44:21.000Z
             */
            nextAttemptDate: string | null;
            /** @example 500 */
            responseStatus: number | null;
            /**
             * @description The body that the address returned, shortened.
             * @example Internal Server Error
             */
            responseBody: string;
            /** @example La dirección respondió 500 */
            error: string | null;
            /** @example tx_ZPG9WW21F49NZKSE */
            transactionId: string | null;
            /** @example null */
            closingId: string | null;
        };
        /**
         * @description `pending` until it is delivered or, after the last attempt, has failed.
         * @enum {string}
         */
        NotificationDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description Event. Further ones may be added; ignore those that you do not know.
         * @enum {string}
         */
        NotificationEvent: "transaction.pending" | "transaction.completed" | "transaction.refunded" | "transaction.partly-refunded" | "transaction.expired" | "transaction.rejected" | "transaction.canceled" | "closing.completed" | "closing.failed" | "closing.deposited" | "closing.deposit-returned" | "test";
        /**
         * @description Labels: `push` Notificación en la aplicación · `webhook` Webhook Versión 1 · `webhook-v2` Webhook Versión 2 ·
         *     `internal` Esperar respuesta de servicio. `push` and `internal` send nothing to an address. With `internal` the
         *     payment does not wait either: a service that needs to know of it retrieves it, for example with
         *     `retrieveTransaction`.
         * @enum {string}
         */
        NotificationMethod: "push" | "webhook" | "webhook-v2" | "internal";
        NotificationMethodOption: {
            id: components["schemas"]["Id"];
            /** @example Webhook Versión 2 */
            name: string;
            notificationMethod: components["schemas"]["NotificationMethod"];
        };
        NotificationSetting: {
            notificationMethod: components["schemas"]["NotificationMethod"];
            notificationMethodId: components["schemas"]["Id"];
            webhookURL: components["schemas"]["WebhookUrl"];
            webhookAPIKey: components["schemas"]["WebhookApiKey"];
            webhookAPIKeyHeader: components["schemas"]["WebhookApiKeyHeader"];
            /** @description The header, from the catalog. Absent if there is none. */
            webhookAPIKeyHeaderId?: components["schemas"]["Id"];
            /** @description Id of the cashier or of the branch administrator. */
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
        };
        /** @description The address's response to the test notification. */
        NotificationTestAnswer: {
            /**
             * @description True when it returned 2xx in time.
             * @example true
             */
            delivered: boolean;
            /** @example 200 */
            responseStatus: number | null;
            /**
             * @description The body it returned, shortened.
             * @example ok
             */
            responseBody: string;
            /** @example 184 */
            durationMilliseconds: number;
            /**
             * @description Why it was not delivered.
             * @example null
             */
            error: string | null;
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and device of the sign-in.
             * @example Chrome en Windows
             */
            device: string;
            /**
             * @description Network address of the sign-in; null or absent if unknown.
             * @example 190.148.20.7
             */
            address?: string | null;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            lastSeenDate: components["schemas"]["DateTime"];
            formattedLastSeenDate: components["schemas"]["FormattedDate"];
            formattedLastSeenTime: components["schemas"]["FormattedTime"];
            /**
             * @description True for the session that makes this call.
             * @example true
             */
            current: boolean;
        };
        /** @description Returned page and its neighbors. */
        PageProperties: {
            /** @example 1 */
            currentPage: number;
            /** @example 10 */
            pageSize: number;
            /**
             * @description `null` on the first page.
             * @example null
             */
            previousPage: number | null;
            /**
             * @description `null` on the last page.
             * @example 2
             */
            nextPage: number | null;
            /** @example 9 */
            totalPages: number;
        };
        /** @description Requested page. The first is 1. */
        PageRequest: {
            /** @example 1 */
            currentPage: number;
            /** @example 10 */
            pageSize: number;
        };
        /**
         * Format: password
         * @description At least 8 characters, an uppercase letter, a digit and one of `% & # , * !`.
         * @example Cobros#2026
         */
        Password: string;
        /** @description Preview of a closing made now. */
        PendingClosingAnswer: {
            totals: components["schemas"]["ClosingTotals"];
            cashiers: components["schemas"]["ClosingCashier"][];
            /** @description Requests and charges that can still be paid. They are in no closing before they are. */
            pendingRequests: components["schemas"]["TransactionSummary"];
            /**
             * @description True when this caller has to send `countedAmount` to close. Clients do not show the amounts before it is typed.
             *     Absent is false.
             * @example false
             */
            countRequired?: boolean;
            /**
             * @description When the oldest payment or refund that it would take was received or refunded, whatever closings were made since.
             *     Absent when there is nothing to take, or when the server does not say.
             */
            oldestDate?: components["schemas"]["DateTime"];
            formattedOldestDate?: components["schemas"]["FormattedDate"];
            formattedOldestTime?: components["schemas"]["FormattedTime"];
            endDate: components["schemas"]["DateTime"];
            nextClosing: components["schemas"]["NextClosingOrNone"];
        };
        PendingClosingContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /** @description Only this cashier. */
            businessUserId?: components["schemas"]["Id"] | undefined;
        };
        /**
         * @description A permission to see or do something. The permissions of the session help to show or hide; the API checks every call itself.
         * @enum {string}
         */
        Permission: "view_balance" | "view_payments" | "closing_history" | "closing_for_master_cashier" | "closing_blocked" | "cashier_view" | "cashier_create" | "cashier_manage" | "cashier_delete" | "branch_view" | "branch_create" | "branch_manage" | "branch_delete" | "user_view" | "profile_view";
        Phone: {
            countryCode: components["schemas"]["CountryCode"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /**
         * @description Phone number, digits only.
         * @example 55550101
         */
        PhoneNumber: string;
        /** @description Nothing happened, and the stream is alive. */
        PingEvent: {
            /** @constant */
            event: "ping";
            data: {
                changedCount?: components["schemas"]["ChangedCount"];
            };
        };
        /**
         * @description Return the days of each branch, or of each cashier, too.
         * @example branch
         * @enum {string}
         */
        PlaceLevel: "branch" | "cashier";
        /** @description The same days of one branch or cashier. */
        PlaceTotals: {
            id: components["schemas"]["Id"];
            days: components["schemas"]["TransactionDay"][];
        };
        PreviewImportContent: {
            kind: components["schemas"]["ImportKind"];
            data: components["schemas"]["SheetData"];
            /** @description The branch of cashiers if no row names one. A branch administrator's own without it. */
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /** @description Password and code of the caller, for changes of the second factor. */
        ProvenContent: {
            password: components["schemas"]["TypedPassword"];
            verificationCode: components["schemas"]["TypedSecondFactorCode"];
        };
        PushDevice: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and device.
             * @example Chrome en Android
             */
            device: string;
            /**
             * @description True for the device whose `endpoint` was sent.
             * @example true
             */
            current: boolean;
            kinds: components["schemas"]["PushKinds"];
            leastAmount: components["schemas"]["PushLeastAmount"];
            showsText: components["schemas"]["PushShowsText"];
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
        };
        PushDeviceAnswer: {
            device: components["schemas"]["PushDevice"];
        };
        /**
         * @description The address of the device at its push service, of `PushSubscription.endpoint`. Only https, to a public address.
         * @example https://push.example/send/9mX2c0QeV7rT1uYb
         */
        PushEndpoint: string;
        /**
         * @description Kind of a push message. `payments`: a payment that arrived, or that waits to be assigned. `failed-closings`: a closing with the
         *     status `error`. `returned-deposits`: a deposit that the bank returned. `refund-requests`: a refund that somebody asks for, which the
         *     person may approve or reject. Each only of what the person may read when it is sent.
         * @enum {string}
         */
        PushKind: "payments" | "failed-closings" | "returned-deposits" | "refund-requests";
        /**
         * @example [
         *       "payments",
         *       "failed-closings"
         *     ]
         */
        PushKinds: components["schemas"]["PushKind"][];
        /**
         * @description Payments of less than this are not told. At most two decimals.
         * @example 100
         */
        PushLeastAmount: number;
        /** @description The content of a push message. Treat an unknown `kind` like one that leads nowhere. */
        PushMessage: {
            kind: components["schemas"]["PushKind"];
            /** @description Of the transaction, the closing or the deposit. */
            id: components["schemas"]["Id"];
            /**
             * @description Text of the notice, for people. Empty if the person does not want it on a locked screen.
             * @example Q125.50 de María López, Caja 1
             */
            text: string;
        };
        /**
         * @description True when messages say amount and name, which then may be read on a locked screen. They are encrypted on their way in any case.
         * @example false
         */
        PushShowsText: boolean;
        /** @description The first event: changes from now on are reported. Earlier ones are not, so read the lists once after it. */
        ReadyEvent: {
            /** @constant */
            event: "ready";
            data: {
                /** @description The lists that this stream reports for this caller. Poll the other lists. */
                lists: components["schemas"]["ChangedLists"];
                changedCount?: components["schemas"]["ChangedCount"];
            };
        };
        /**
         * @description Reason for the action. Kept in the transaction's timeline. Must contain visible text; invisible characters are removed,
         *     as from names.
         * @example El cliente devolvió el producto
         */
        Reason: string;
        ReconcileDepositsAnswer: {
            deposits: components["schemas"]["Deposit"][];
        };
        ReconcileDepositsContent: {
            depositIds: components["schemas"]["Id"][];
            /**
             * @description `false` takes the mark away.
             * @example true
             */
            isReconciled: boolean;
        };
        RecoverPasswordContent: {
            username: components["schemas"]["TypedUsername"];
            verificationCode: components["schemas"]["VerificationCode"];
            password: components["schemas"]["Password"];
        };
        RecoveryCodes: {
            /** @description Each replaces a code of the authenticator application once. */
            recoveryCodes: string[];
        };
        /**
         * @description The letter c or C, or a digit, followed by letters and digits.
         * @example C1024
         */
        Reference: string;
        /**
         * @description Closings of deposits with this in their reference, or with their reference in this, which may be the whole line of a
         *     bank; in upper or lower case. Also of a returned deposit whose closings were sent again in another. Also the closing
         *     whose `formattedNumber` this is.
         * @example DEP-261120
         */
        ReferencePart: components["schemas"]["SearchText"];
        /** @description The caller's allowance for this transaction now. */
        RefundAllowance: {
            mode: components["schemas"]["RefundMode"];
            /** @description The most. Zero if nothing. */
            amount: components["schemas"]["Money"];
            /** @example Q100.00 */
            formattedAmount: string;
            limitedBy: components["schemas"]["RefundLimit"];
            /** @description The caller's limit of days. Absent without one. */
            withinDays?: components["schemas"]["RefundDays"];
            /**
             * @description `transactions.requestRefund` is possible. False where the server has no `refund-requests`, and while a request waits.
             * @example false
             */
            mayRequest: boolean;
            /** @description From this amount on `transactions.refund` asks for a proof. Absent if it does not. */
            confirmFrom?: components["schemas"]["Amount"];
            /** @example Q500.00 */
            formattedConfirmFrom?: string;
            /** @description The proof that this caller gives. Present with `confirmFrom`. */
            confirmWith?: components["schemas"]["RefundProof"];
        };
        /**
         * @description How old a payment may be, in days of the business's time zone: 1 for those received today, 7 for those of today and the six
         *     days before.
         * @example 30
         */
        RefundDays: number;
        /**
         * @description The limit that applies. `remaining`: the rest of the payment. `per-refund`, `per-day`: the amount for one refund;
         *     that of the person for the business's day. `within-days`: the payment is too old. `role`: the role does not refund.
         * @enum {string}
         */
        RefundLimit: "remaining" | "per-refund" | "per-day" | "within-days" | "role";
        /**
         * @description Mode of a role. `not-allowed`: no refund. `may-request`: it asks with `transactions.requestRefund`, and somebody else
         *     approves. `allowed`: it refunds up to its limits and, where the server has `refund-requests`, asks beyond them.
         * @enum {string}
         */
        RefundMode: "not-allowed" | "may-request" | "allowed";
        RefundPolicy: {
            /** @description One for each role that sees payments; Administrador is the first and the cashiers are the last. */
            rules: components["schemas"]["RefundRule"][];
            /** @description Refunds from this amount on ask for a proof. Absent if none does. */
            confirmFrom?: components["schemas"]["Amount"];
            /** @example Q500.00 */
            formattedConfirmFrom?: string;
            version: components["schemas"]["RefundPolicyVersion"];
        };
        RefundPolicyAnswer: {
            policy: components["schemas"]["RefundPolicy"];
        };
        /**
         * @description Another one after each change. `transactions.setRefundPolicy` returns it, so that no change is undone unseen.
         * @example 0
         */
        RefundPolicyVersion: string;
        /**
         * @description How a caller proves who they are: with a code in `verificationCode` if they have a second factor, otherwise with their
         *     `password`.
         * @enum {string}
         */
        RefundProof: "verification-code" | "password";
        /** @description Somebody asks to give back a payment, or a part of it. */
        RefundRequest: {
            id: components["schemas"]["Id"];
            transactionId: components["schemas"]["Id"];
            status: components["schemas"]["RefundRequestStatus"];
            amount: components["schemas"]["Amount"];
            formattedAmount: components["schemas"]["FormattedMoney"];
            /** @example Precio equivocado: marqué el café grande */
            reason: string;
            requestedBy: components["schemas"]["NamedRef"];
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /** @description When it lapses. */
            expirationDate: components["schemas"]["DateTime"];
            formattedExpirationDate: components["schemas"]["FormattedDate"];
            formattedExpirationTime: components["schemas"]["FormattedTime"];
            /** @description The user who approved or rejected it; `null` otherwise. */
            decidedBy: components["schemas"]["NamedRef"] | null;
            /**
             * Format: date-time
             * @description When it got its status. `null` while pending.
             * @example null
             */
            decisionDate: string | null;
            /** @example null */
            formattedDecisionDate: string | null;
            /** @example null */
            formattedDecisionTime: string | null;
            /**
             * @description Why it was rejected.
             * @example null
             */
            decisionReason: string | null;
            /**
             * @description The caller's limits suffice for it.
             * @example true
             */
            mayApprove: boolean;
            /**
             * @description The caller may approve requests and did not make this one.
             * @example true
             */
            mayReject: boolean;
            /**
             * @description The caller made it and it waits.
             * @example false
             */
            mayWithdraw: boolean;
            /** @description Why the caller may reject it but not approve it. Absent otherwise. */
            approvalLimitedBy?: components["schemas"]["RefundLimit"];
            /** @description The proof that approving it asks for. Absent if it asks for none. */
            confirmWith?: components["schemas"]["RefundProof"];
            /** @description The amount from which on a proof is asked for. Absent without `confirmWith`. */
            confirmFrom?: components["schemas"]["Amount"];
            /** @example Q500.00 */
            formattedConfirmFrom?: string;
        };
        RefundRequestAnswer: {
            request: components["schemas"]["RefundRequest"];
        };
        RefundRequestIdContent: {
            requestId: components["schemas"]["Id"];
        };
        /**
         * @description `pending` waits; `approved` and `rejected` were decided; `withdrawn` by who asked; `lapsed` after seven days; `superseded`: of the
         *     payment less remains than was asked for.
         * @enum {string}
         */
        RefundRequestStatus: "pending" | "approved" | "rejected" | "withdrawn" | "lapsed" | "superseded";
        /**
         * @description Id of a role of administrative users, `branch_admin` for branch administrators, or `operator` for cashiers.
         * @example branch_admin
         */
        RefundRoleId: string;
        RefundRule: {
            roleId: components["schemas"]["RefundRoleId"];
            /**
             * @description Name of the role, ready to be shown.
             * @example Administrador de sucursal
             */
            roleName: string;
            /**
             * @description Active users with this role.
             * @example 2
             */
            userCount: number;
            mode: components["schemas"]["RefundMode"];
            /** @description Absent without this limit. */
            perRefund?: components["schemas"]["Amount"];
            /** @example Q1,000.00 */
            formattedPerRefund?: string;
            /** @description Absent without this limit. */
            perDay?: components["schemas"]["Amount"];
            /** @example Q5,000.00 */
            formattedPerDay?: string;
            /** @description Absent without this limit. */
            withinDays?: components["schemas"]["RefundDays"];
        };
        /** @description The rule of a role. Limits are only given with the mode `allowed`; one that is left out does not exist. */
        RefundRuleContent: {
            roleId: components["schemas"]["RefundRoleId"];
            mode: components["schemas"]["RefundMode"];
            /** @description The most for one refund. */
            perRefund?: components["schemas"]["Amount"] | undefined;
            /** @description The most that one person refunds in a day of the business's time zone. */
            perDay?: components["schemas"]["Amount"] | undefined;
            withinDays?: components["schemas"]["RefundDays"] | undefined;
        };
        RefundTransactionContent: {
            transactionId: components["schemas"]["Id"];
            /**
             * @description What is given back: all that remains when absent, and at most that. Only where `userData.capabilities` of the session has
             *     `refunds-in-parts`; another server gives back the whole amount.
             */
            amount?: components["schemas"]["Amount"] | undefined;
            reason?: components["schemas"]["Reason"] | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /** @description The proof of a caller with a second factor, where `refundAllowance.confirmFrom` asks for one. */
            verificationCode?: components["schemas"]["TypedSecondFactorCode"] | undefined;
            /** @description The proof of a caller without one. */
            password?: components["schemas"]["TypedPassword"] | undefined;
        };
        /** @description Region (zona) of a city. */
        Region: {
            id: components["schemas"]["Id"];
            /** @example Zona 1 */
            name: string;
        };
        RegisterFundSourceAnswer: {
            /** @description Sent to create the sign-up. Deleted if no sign-up takes it within 24 hours. */
            fundSourceId: components["schemas"]["Id"];
            fundSource: components["schemas"]["FundSource"];
        };
        /** @description The account that will receive closings. */
        RegisterFundSourceContent: {
            bankId: components["schemas"]["Id"];
            accountType: components["schemas"]["AccountType"];
            accountNumber: components["schemas"]["AccountNumber"];
            accountHolder: components["schemas"]["Name"];
        };
        RejectPaymentContent: {
            transactionId: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"] | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        RejectRefundContent: {
            requestId: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"] | undefined;
        };
        RequestRecoveryCodeContent: {
            username: components["schemas"]["TypedUsername"];
        };
        RequestRefundContent: {
            transactionId: components["schemas"]["Id"];
            /** @description All that remains now when absent. */
            amount?: components["schemas"]["Amount"] | undefined;
            reason: components["schemas"]["Reason"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        ResendNotificationAnswer: {
            delivery: components["schemas"]["NotificationDelivery"];
        };
        ResendNotificationContent: {
            deliveryId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        RetrieveTransactionAnswer: {
            transaction: components["schemas"]["TransactionWithTimeline"];
        };
        RetrieveTransactionContent: {
            transactionId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /** @description A returned deposit that was not sent again yet, and a closing of it. */
        ReturnedDeposit: {
            deposit: components["schemas"]["Deposit"];
            closing: components["schemas"]["ClosingReference"];
        };
        Role: {
            id: components["schemas"]["Id"];
            /** @example Supervisor */
            name: string;
            /**
             * @description Summary of the role, ready to be shown.
             * @example Ve todo, no cambia nada.
             */
            description: string;
            permissions: components["schemas"]["Permission"][];
            /**
             * @description The business demands a second factor of users with this role.
             * @example false
             */
            requiresSecondFactor?: boolean;
        };
        SavedNotification: {
            webhookSecret?: components["schemas"]["WebhookSecret"];
        } & components["schemas"]["NotificationSetting"];
        SearchClosingsAnswer: {
            /**
             * @description Closings in all pages.
             * @example 87
             */
            count: number;
            /** @description Rows, or groups of closings of one cashier. */
            data: (components["schemas"]["ClosingRow"] | components["schemas"]["ClosingGroup"])[];
            pageProperties: components["schemas"]["PageProperties"];
            nextClosing: components["schemas"]["NextClosingOrNone"];
            undeposited?: components["schemas"]["UndepositedTotals"];
            /** @description The last one that concerns the caller's closings, whatever the filters; absent when there is none. */
            returnedDeposit?: components["schemas"]["ReturnedDeposit"];
        };
        SearchClosingsContent: {
            businessBranchId?: components["schemas"]["Id"] | undefined;
            businessUserId?: components["schemas"]["Id"] | undefined;
            /**
             * @example [
             *       "completed"
             *     ]
             */
            statuses?: components["schemas"]["ClosingStatus"][] | undefined;
            dateOf?: components["schemas"]["ClosingMoment"] | undefined;
            /**
             * @description Completed closings whose deposit has one of these.
             * @example [
             *       "pending"
             *     ]
             */
            depositStatuses?: components["schemas"]["DepositStatus"][] | undefined;
            depositReference?: components["schemas"]["ReferencePart"] | undefined;
            startDate?: components["schemas"]["FilterDate"] | undefined;
            endDate?: components["schemas"]["FilterDate"] | undefined;
            sort?: components["schemas"]["Sort"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        };
        /**
         * @description Search text. Empty does not filter.
         * @example maria
         */
        SearchText: string;
        SearchTransactionHistoryAnswer: {
            data: components["schemas"]["Transaction"][];
            pageProperties: components["schemas"]["PageProperties"];
            summary: components["schemas"]["HistorySummary"];
        };
        SearchTransactionHistoryContent: {
            sort?: components["schemas"]["Sort"] | undefined;
            pageProperties: components["schemas"]["PageRequest"];
        } & components["schemas"]["HistoryFilters"];
        /** @description Proves that the password was right, for the second call of a sign-in. Opens one session; a wrong code does not use it up. */
        SecondFactorChallenge: {
            /** @example mW8sQ1eR7yT9uPnkJ3tq0Zl0mU2xV5dW */
            token: string;
            /** @example 300 */
            expiresInSeconds: number;
        };
        SecondFactorStatus: {
            /** @example true */
            enabled: boolean;
            /**
             * @description Your role demands it.
             * @example false
             */
            required: boolean;
            /** @description `null` while it is off. */
            enrollmentDate: components["schemas"]["DateTime"] | null;
            formattedEnrollmentDate: components["schemas"]["FormattedDate"] | null;
            /** @example 10 */
            recoveryCodesLeft: number;
        };
        SendRequestContent: {
            friUserId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            /**
             * @description Invisible characters are removed, as from names.
             * @example 2 cafés y pan dulce
             */
            note?: string | undefined;
            reference?: components["schemas"]["Reference"] | undefined;
            /**
             * @description Seconds the app user has to respond: 5 minutes, 15 minutes, 1 hour or 24 hours.
             * @default 900
             * @enum {integer}
             */
            timerSeconds?: (300 | 900 | 3600 | 86400) | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            /** @description Cashier that collects. Defaults to the branch's default cashier; a cashier always collects for itself. */
            businessUserId?: components["schemas"]["Id"] | undefined;
        };
        Session: {
            /**
             * @description Token of the session, sent in `Authorization` after `Bearer`.
             * @example kJ3tq0Zl0mU2xV5dW8aBcQ1eR7yT9uPn
             */
            sessionId: string;
            expiresAt: components["schemas"]["DateTime"];
            /**
             * @description Seconds left by the server's clock, for clients whose clock is wrong.
             * @example 21600
             */
            sessionExpiresInSeconds: number;
            /**
             * @description The password is a one-time password. Until it is changed, every call other than changing it or signing out
             *     returns 403.
             * @example false
             */
            mustChangePassword: boolean;
            /**
             * @description The user's role demands a second factor that is not set up yet. Until it is, every call other than setting it up,
             *     changing the password or signing out returns 403. Absent otherwise.
             * @example true
             */
            mustEnrollSecondFactor?: boolean;
            userData: components["schemas"]["SessionUserData"];
        };
        SessionBusiness: {
            id: components["schemas"]["Id"];
            /** @example Tienda Luna */
            name: string;
            /**
             * @description Username of the business, the prefix of all its usernames.
             * @example tiendaluna
             */
            friUsername: string;
            /** @example hola@tiendaluna.example */
            contactEmailAddress: string;
            /**
             * @description Address of the image.
             * @example null
             */
            avatar: string | null;
            /** @description The default branch, if any. */
            defaultBranch: components["schemas"]["NamedRef"] | null;
            /**
             * @description IANA name.
             * @example America/Guatemala
             */
            timeZone: string;
            closingCount?: components["schemas"]["ClosingCountSettings"];
        };
        SessionUser: {
            id: components["schemas"]["Id"];
            /** @example Caja 1 */
            name: string;
            /** @example tiendaluna-centro-caja1 */
            username: string;
            type: components["schemas"]["UserType"];
            /**
             * @description Role of an administrative user.
             * @example null
             */
            roleName: string | null;
            /** @example caja1.centro@tiendaluna.example */
            emailAddress: string;
            /** @example 502 */
            countryCode: string;
            /** @example 55550101 */
            phoneNumber: string | null;
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @example C101 */
            referenceId: string | null;
            /**
             * @description `null` for a business administrator.
             * @example br_tiendaluna_centro
             */
            branchId: string | null;
            /** @example Centro */
            branchName: string | null;
            closingType: components["schemas"]["ClosingType"];
            closingTime: components["schemas"]["ClosingTime"];
            /**
             * @description True when its individual closing is not authorized.
             * @example false
             */
            closingLocked: boolean;
            /** @description Absent for users who may receive none of them, and where the server has no `emails`. */
            summaryEmails?: components["schemas"]["SummaryEmails"];
        };
        SessionUserData: {
            business: components["schemas"]["SessionBusiness"];
            user: components["schemas"]["SessionUser"];
            /**
             * @example [
             *       "view_payments",
             *       "closing_history",
             *       "profile_view"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description True when app users can find the business by its name.
             * @example true
             */
            searchEnabled: boolean;
            /**
             * @description Optional features that the server has. Absent means that it has none of the calls with `x-part` either.
             * @example [
             *       "charges",
             *       "summary",
             *       "csv",
             *       "statement",
             *       "imports",
             *       "deposits",
             *       "emails",
             *       "downloads",
             *       "reconciliation",
             *       "refunds-in-parts"
             *     ]
             */
            capabilities?: components["schemas"]["Capability"][];
            /** @description Mode of the caller's role. Absent where the server has no `refund-policy`. */
            refundMode?: components["schemas"]["RefundMode"];
            /**
             * @description Changes whenever the user's role, permissions or `refundMode` change. Every response to a call of this session has the
             *     current value in the header `X-Access-Version`: if it differs, `auth.renewSession` returns the current data. A server may
             *     omit both.
             * @example 9mX2c0Qe
             */
            accessVersion?: string;
        };
        /** @description The cashiers that a titular cashier sees and closes. An empty list makes it an ordinary cashier again. */
        SetCashierChildrenContent: {
            businessUserId: components["schemas"]["Id"];
            businessUserChildren: components["schemas"]["Id"][];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /** @description When a cashier (`BusinessUser`) or a branch (`BusinessBranch`) closes. */
        SetClosingConfigContent: {
            level: components["schemas"]["ClientType"];
            /** @description Id of the cashier or of the branch administrator. */
            ownerId: components["schemas"]["Id"];
            closingType: components["schemas"]["ClosingType"];
            /**
             * @description Required with `automatic`.
             * @example 20
             */
            closingTime?: number | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        SetClosingCountContent: components["schemas"]["ClosingCountSettings"];
        SetClosingEmailsContent: {
            businessBranchId: components["schemas"]["Id"];
            emails: components["schemas"]["EmailAddress"][];
        };
        SetClosingLockContent: {
            businessUserId: components["schemas"]["Id"];
            /**
             * @description The desired state. Without it, the state is toggled.
             * @example true
             */
            closingLocked?: boolean | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        SetDefaultCashierAnswer: {
            defaultUser: components["schemas"]["NamedRef"];
        };
        SetDefaultCashierContent: {
            id: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        SetRefundPolicyContent: {
            /** @description That of the policy that was shown. */
            version: components["schemas"]["RefundPolicyVersion"];
            /** @description Those to change; a role that is left out keeps its rule. */
            rules: components["schemas"]["RefundRuleContent"][];
            /** @description Absent if no refund asks for a proof. */
            confirmFrom?: components["schemas"]["Amount"] | undefined;
            /**
             * @description True to save a policy with which nobody may refund. Without it such a policy is rejected with `nobody-may-refund`.
             * @default false
             */
            acceptNobody?: boolean | undefined;
        };
        SetSecondFactorRolesContent: {
            /**
             * @example [
             *       "ro_administrador"
             *     ]
             */
            roleIds: components["schemas"]["Id"][];
        };
        /** @description Absent fields stay as they are. */
        SetSummaryEmailsContent: {
            /** @example true */
            daily?: boolean | undefined;
            /** @example true */
            weekly?: boolean | undefined;
            /** @example false */
            statement?: boolean | undefined;
            /** @example false */
            refundRequests?: boolean | undefined;
        };
        /**
         * @description An .xlsx or a CSV of at most 1 MB and 500 rows, in base64. Of an .xlsx the sheet named as in the template, or else the
         *     first visible one. A CSV is separated by commas, semicolons, tabs or bars, in UTF-8, UTF-16 or Windows-1252. Columns are
         *     found by their headers, in any order, whatever signs these have; `unread` names the others. A row that the spreadsheet
         *     hides, or with a value that is not certain (a formula without its result, an error, a date), has the outcome `error`.
         * @example U3VjdXJzYWw7Q2FqYQ==
         */
        SheetData: string;
        SignInContent: {
            username: components["schemas"]["TypedUsername"];
            password: components["schemas"]["TypedPassword"];
            /**
             * @description True when Recordarme was ticked. It does not prolong the session.
             * @default false
             */
            remember?: boolean | undefined;
        };
        /**
         * @description The user who signs out, who may be left out. The session that ends is always that of the `Authorization` header; the id or
         *     username of anybody else returns 400, and ends nothing.
         */
        SignOutContent: {
            userId?: components["schemas"]["Id"] | undefined;
            username?: components["schemas"]["TypedUsername"] | undefined;
        };
        /**
         * @description A received sign-up. It is under review until it is approved or rejected, which an e-mail reports. Nobody can sign in
         *     with it meanwhile.
         */
        SignUp: {
            id: components["schemas"]["Id"];
            /** @example Panadería Volcán */
            businessName: string;
            /** @example panaderiavolcan */
            username: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            creationDate: components["schemas"]["DateTime"];
        };
        SignUpAnswer: {
            signUp: components["schemas"]["SignUp"];
        };
        SignUpContent: {
            businessName: components["schemas"]["Name"];
            taxId: components["schemas"]["TaxId"];
            businessType: components["schemas"]["BusinessType"];
            contactName: components["schemas"]["Name"];
            emailAddress: components["schemas"]["EmailAddress"];
            countryCode: components["schemas"]["CountryCode"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            stateId: components["schemas"]["Id"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["Address"];
            fundSourceId: components["schemas"]["Id"];
            /** @description Ids returned by `upload`. At most 20 MB in all. */
            documentIds: components["schemas"]["Id"][];
            /** @description Username of the business and of its administrator. */
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description Order by date.
         * @default desc
         * @enum {string}
         */
        Sort: "asc" | "desc";
        /** @description State (departamento). */
        State: {
            id: components["schemas"]["Id"];
            /** @example Guatemala */
            name: string;
        };
        /**
         * @description The balance is what was received and has not left: for a server with `deposits` in `capabilities`, what no deposit had
         *     taken to the bank at that moment; for any other, what no completed closing had taken, which has the fields of deposits
         *     nowhere. `openingBalance`, plus `netAmount` of `total`, minus `netAmount` of `deposits` or else of `closings`, is
         *     `closingBalance`.
         */
        Statement: {
            /**
             * @description Days and a check sum of what the statement says: the same statement has the same number, and one that differs in a
             *     cent has another.
             * @example EC-202610-7F3A90
             */
            number: string;
            /** @description The branch that it is about; `null` for the whole business. */
            branch: components["schemas"]["NamedRef"] | null;
            period: components["schemas"]["SummaryRange"];
            openingBalance: components["schemas"]["Money"];
            /** @example Q875.50 */
            formattedOpeningBalance: string;
            closingBalance: components["schemas"]["Money"];
            /** @example Q887.75 */
            formattedClosingBalance: string;
            total: components["schemas"]["TransactionAmounts"];
            closings: components["schemas"]["StatementClosings"];
            deposits?: components["schemas"]["StatementDeposits"];
            /** @description Every day of the period that has begun, oldest first. */
            days: components["schemas"]["StatementDay"][];
            /** @description The part of the closing balance that closings had taken, and no deposit. */
            undeposited?: components["schemas"]["StatementUndeposited"];
            /** @description The part of the closing balance that closings have taken since. */
            closedLater: components["schemas"]["StatementPart"];
            /** @description The part of the closing balance that no closing has taken yet. */
            notClosed: components["schemas"]["StatementPart"];
            /**
             * @description The part of `closings` that was received or refunded before the period. `total` plus this, minus `closedAfter`, is
             *     `closings`.
             */
            receivedBefore: components["schemas"]["StatementPart"];
            /** @description The part of `total` that no closing had taken when the period ended. */
            closedAfter: components["schemas"]["StatementPart"];
            check: components["schemas"]["StatementCheck"];
        };
        /**
         * @description The closing balance summed once more: not from the days, but from every payment and refund that no closing had taken, and
         *     with deposits every closing that none had taken. When both agree, nothing is missing.
         */
        StatementCheck: {
            /** @example true */
            isBalanced: boolean;
            amount: components["schemas"]["Money"];
            /** @example Q887.75 */
            formattedAmount: string;
            /**
             * @description What is missing in `closingBalance`, or if that agrees in `closings`, which are summed once more from what they
             *     took; negative for what is too much. `0` when balanced.
             */
            difference: components["schemas"]["Money"];
            /** @example Q0.00 */
            formattedDifference: string;
            /**
             * Format: date
             * @description The first day on which the two sums differ. `null` when they agree.
             * @example null
             */
            day: string | null;
            /** @example null */
            formattedDay: string | null;
        };
        /** @description Completed closings, by the moment of their completion. */
        StatementClosings: {
            /** @example 8 */
            count: number;
            netAmount: components["schemas"]["Money"];
            /** @example Q11,410.00 */
            formattedNetAmount: string;
            /**
             * @description Their numbers in order, those in a row as a range. Empty without closings.
             * @example CI-004512 a CI-004518, CI-004521
             */
            formattedNumbers: string;
        };
        /** @description A day of the business and its balance at its end. */
        StatementDay: {
            day: components["schemas"]["Day"];
            formattedDay: components["schemas"]["FormattedDate"];
            startDate: components["schemas"]["DateTime"];
            endDate: components["schemas"]["DateTime"];
            closings: components["schemas"]["StatementClosings"];
            deposits?: components["schemas"]["StatementDeposits"];
            /**
             * @description The holiday on which banks do not work. Absent on other days.
             * @example Día de la Revolución
             */
            bankHoliday?: string;
            balance: components["schemas"]["Money"];
            /** @example Q887.75 */
            formattedBalance: string;
        } & components["schemas"]["TransactionAmounts"];
        /**
         * @description Deposits, by the moment they were made, and those that the bank returned, by the moment they came back. The net amount
         *     is what was deposited minus what was returned. Of a branch, the part of its closings.
         */
        StatementDeposits: {
            /** @example 1 */
            count: number;
            depositedAmount: components["schemas"]["Money"];
            /** @example Q10,143.00 */
            formattedDepositedAmount: string;
            /** @example 1 */
            returnedCount: number;
            /** @description Returned amount, as a positive number. */
            returnedAmount: components["schemas"]["Money"];
            /** @example Q10,431.00 */
            formattedReturnedAmount: string;
            netAmount: components["schemas"]["Money"];
            /** @example −Q288.00 */
            formattedNetAmount: string;
            /** @description One by one, oldest first. */
            movements: components["schemas"]["StatementMovement"][];
        };
        /** @description A deposit that was made or came back. */
        StatementMovement: {
            /** @example DEP-261014 */
            reference: string;
            /**
             * @example made
             * @enum {string}
             */
            kind: "made" | "returned";
            date: components["schemas"]["DateTime"];
            formattedDate: components["schemas"]["FormattedDate"];
            amount: components["schemas"]["Money"];
            /** @example Q10,431.00 */
            formattedAmount: string;
        };
        StatementPart: {
            amount: components["schemas"]["Money"];
            /** @example Q887.75 */
            formattedAmount: string;
            /**
             * Format: date-time
             * @description When the first of it was received or refunded. `null` without any.
             * @example 2026-11-01T02:04:10.000Z
             */
            firstDate: string | null;
            /** @example 31/10/2026 */
            formattedFirstDate: string | null;
            /** @example 20:04:10 */
            formattedFirstTime: string | null;
        };
        /** @description Completed closings whose money had not left. */
        StatementUndeposited: {
            /** @example 16 */
            count: number;
            amount: components["schemas"]["Money"];
            /** @example Q26,553.00 */
            formattedAmount: string;
            /**
             * @description When the first of them was completed. `null` without any.
             * @example 30/10/2026
             */
            formattedFirstDay: string | null;
            /** @example 31/10/2026 */
            formattedLastDay: string | null;
        };
        /**
         * @description `endpoint`, `p256dh` and `auth` are those of the browser's `PushSubscription`. Of a device that is new to the caller, an absent
         *     `kinds` means everything that the caller may be told, an absent `leastAmount` 0, and an absent `showsText` `false`. Otherwise
         *     absent fields stay as they are.
         */
        SubscribePushContent: {
            endpoint: components["schemas"]["PushEndpoint"];
            /**
             * @description The device's public key, a point of P-256 without compression, in base64url.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            p256dh: string;
            /**
             * @description The device's secret of 16 bytes, in base64url.
             * @example BTBZMqHH6r4Tts7J_aSIgg
             */
            auth: string;
            kinds?: components["schemas"]["PushKinds"] | undefined;
            leastAmount?: components["schemas"]["PushLeastAmount"] | undefined;
            showsText?: components["schemas"]["PushShowsText"] | undefined;
        };
        /**
         * @description A payment counts as received at the moment it was paid, refunded later or not; a refund counts when it was made. So
         *     `net` may be negative. What a period adds are the transactions that `transactions.history` finds with its dates and
         *     `dateOf`: `received`, `refunded`, or `movement` for the net amount.
         */
        Summary: {
            /** @description The branch that it is about; `null` for the whole business. */
            branch: components["schemas"]["NamedRef"] | null;
            period: components["schemas"]["SummaryRange"];
            /**
             * @description The period before. While `period` lasts, it ends at the same hour of its own day; the days of a shorter month end
             *     with the month.
             */
            before: components["schemas"]["SummaryRange"];
            /**
             * @description Weeks of which what is usual is the mean: the four before the period, without those before the first one that has
             *     money. `0`: nothing to compare with.
             * @example 4
             */
            usualWeeks: number;
            total: components["schemas"]["SummaryAmounts"];
            /** @description `null` if nothing was received or refunded then. */
            totalBefore: components["schemas"]["SummaryAmounts"] | null;
            /**
             * @description Each day as the mean of the same weekdays of the weeks before, half up, and today until the same hour. `null`
             *     without `usualWeeks`.
             */
            totalUsual: components["schemas"]["SummaryAmounts"] | null;
            /**
             * @description The days of the whole period, also those to come; in more than 14 days its weeks, of which the first and the last
             *     may be shorter.
             */
            spans: components["schemas"]["SummarySpan"][];
            /** @description `branch`, or within one branch, and for a titular cashier, `cashier`. */
            placeLevel: components["schemas"]["PlaceLevel"];
            /**
             * @description By name: all that are not deleted, and those that have had money in the period, in the one before or in the weeks
             *     before.
             */
            places: components["schemas"]["SummaryPlace"][];
            /** @description Payments by weekday and hour, those that have any. */
            hours: components["schemas"]["SummaryHour"][];
            /**
             * @description The greatest differences of received money, greatest first: a place in the period beside the one before, and its
             *     day that differs most from what is usual. None below Q50.00.
             */
            changes: components["schemas"]["SummaryChange"][];
        };
        SummaryAmounts: {
            /**
             * @description Received amount by payment, half up. `null` without payments.
             * @example 91.05
             */
            averageAmount: number | null;
            /** @example Q91.05 */
            formattedAverageAmount: string | null;
        } & components["schemas"]["TransactionAmounts"];
        /** @description What a place received, beside what it is compared with. */
        SummaryChange: {
            placeId: components["schemas"]["Id"];
            placeName: components["schemas"]["Name"];
            /**
             * @description `before`: the whole period beside the one before; `usual`: one day beside the same weekdays before.
             * @example usual
             * @enum {string}
             */
            comparedWith: "before" | "usual";
            /**
             * Format: date
             * @description The day, if it is one.
             * @example 2026-11-20
             */
            day: string | null;
            /** @example 20/11/2026 */
            formattedDay: string | null;
            /**
             * @description Number of the same weekdays of which the compared amount is the mean; `0` for the period before.
             * @example 4
             */
            weeks: number;
            startDate: components["schemas"]["DateTime"];
            endDate: components["schemas"]["DateTime"];
            receivedAmount: components["schemas"]["Money"];
            /** @example Q3,404.25 */
            formattedReceivedAmount: string;
            comparedAmount: components["schemas"]["Money"];
            /** @example Q4,472.25 */
            formattedComparedAmount: string;
            /**
             * @description Difference as a whole per cent of the compared amount. `null` if that is zero.
             * @example -24
             */
            percent: number | null;
        };
        /**
         * @description The summaries and notices that the user receives by e-mail. Days, weeks and months are those of the business's time zone; the sums are
         *     those of `transactions.getSummary` and `closings.getStatement` for the same days and the same user.
         */
        SummaryEmails: {
            /**
             * @description The summary of a day, once everything that was paid or refunded on it is in completed closings, or else when the day is
             *     over. If money moves afterwards, another one follows when the day is over. A day without money has none.
             * @example true
             */
            daily: boolean;
            /**
             * @description The summary of a week, on the Monday after it.
             * @example true
             */
            weekly: boolean;
            /**
             * @description The statement of a month with its PDF, on the first of the next. Always `false` for users who may not read statements.
             * @example false
             */
            statement: boolean;
            /**
             * @description One e-mail for each request to refund that the user may approve, when it is made, and one when a request of their own has
             *     ended. Always `false` for users who neither refund nor ask for it. Absent where the server has no `refund-requests`.
             * @example false
             */
            refundRequests?: boolean;
        };
        SummaryHour: {
            weekday: components["schemas"]["Weekday"];
            hour: components["schemas"]["Hour"];
            /** @example 24 */
            receivedCount: number;
        };
        /**
         * @description Days of the business. Weeks begin on Monday. `range` is the days from `startDay` to `endDay`.
         * @example this-week
         * @enum {string}
         */
        SummaryPeriod: "today" | "this-week" | "this-month" | "last-week" | "last-month" | "range";
        /** @description A branch or cashier. */
        SummaryPlace: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /**
             * @description Cashiers of a branch that are not deleted. Absent for a cashier.
             * @example 3
             */
            cashierCount?: number;
            total: components["schemas"]["TransactionAmounts"];
            /** @description `null` if it had no money then. */
            before: components["schemas"]["TransactionAmounts"] | null;
            /** @description As `totalUsual`, by the weeks in which this place had money. */
            usual: components["schemas"]["TransactionAmounts"] | null;
            /** @description In the order of the spans of the summary. */
            spans: components["schemas"]["TransactionAmounts"][];
        };
        /** @description Moments and days of a period, both ends included. A period that lasts still ends now. */
        SummaryRange: {
            startDate: components["schemas"]["DateTime"];
            endDate: components["schemas"]["DateTime"];
            startDay: components["schemas"]["Day"];
            formattedStartDay: components["schemas"]["FormattedDate"];
            endDay: components["schemas"]["Day"];
            formattedEndDay: components["schemas"]["FormattedDate"];
            formattedEndTime: components["schemas"]["FormattedTime"];
            /**
             * @description It lasts still.
             * @example true
             */
            isRunning: boolean;
        };
        /** @description A day, or the days of a week, and what all places had in it. */
        SummarySpan: {
            startDay: components["schemas"]["Day"];
            formattedStartDay: components["schemas"]["FormattedDate"];
            endDay: components["schemas"]["Day"];
            formattedEndDay: components["schemas"]["FormattedDate"];
            startDate: components["schemas"]["DateTime"];
            endDate: components["schemas"]["DateTime"];
            /**
             * @description It has not begun.
             * @example false
             */
            isAhead: boolean;
            /**
             * @description It lasts still.
             * @example false
             */
            isCurrent: boolean;
        } & components["schemas"]["TransactionAmounts"];
        /**
         * @description NIT (tax id), with or without a hyphen. The check digit may be K.
         * @example 4587921-3
         */
        TaxId: string;
        ToggleBusinessSearchContent: components["schemas"]["BusinessSearch"];
        Transaction: {
            id: components["schemas"]["Id"];
            businessId: components["schemas"]["Id"];
            /**
             * @description `null` for a payment made to the business that is not assigned yet.
             * @example br_tiendaluna_centro
             */
            businessBranchId: string | null;
            /** @example Centro */
            businessBranchName: string | null;
            /**
             * @description Cashier that collects. `null` until it is assigned.
             * @example us_tiendaluna_centro_caja1
             */
            businessUserId: string | null;
            /** @example Caja 1 */
            businessUserName: string | null;
            origin: components["schemas"]["TransactionOrigin"];
            status: components["schemas"]["TransactionStatus"];
            /**
             * @description Reason of the last change of status.
             * @example null
             */
            statusReason: string | null;
            amount: components["schemas"]["Amount"];
            formattedAmount: components["schemas"]["FormattedMoney"];
            amountDetail: components["schemas"]["AmountDetail"];
            /** @description Who pays. `null` only for a charge that nobody has paid. */
            friUser: components["schemas"]["FriUser"] | null;
            /**
             * @description Empty if there is none.
             * @example 2 cafés y pan dulce
             */
            note: string;
            /**
             * @description Empty if there is none.
             * @example C1024
             */
            reference: string;
            /**
             * @description Only with origin `request`.
             * @example pr_7WHPX0CYCMZFEK1Q
             */
            paymentRequestId: string | null;
            /**
             * @description Address in the QR code of a pending charge or request. Scanned in the app it pays that charge, or that request if
             *     its app user scans it; opened in a browser it shows shop, amount, note and state. `null` once it is not pending, and
             *     while it has `blockedBy`. It works once. A server without charges may omit it.
             * @example https://pagos.example.gt/api/pay/4T9ZKQ0M2XV7B1N8C6R3D5F0GH
             */
            paymentLink?: string | null;
            /**
             * @description What keeps a pending charge from being paid at present: its branch or its cashier is blocked. `null` if nothing does.
             *     Absent from requests and payments, and from a server that does not say so.
             * @example null
             */
            blockedBy?: ("branch" | "cashier") | null;
            /**
             * @description Payments by the cashier's own QR code of which somebody said that they are not this request or charge, with
             *     `transactions.markDistinct`. Absent from payments, and from a server that does not keep it.
             * @example []
             */
            distinctPaymentIds?: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description When somebody last sent its `paymentLink` to a person, as `transactions.markSent` said. `null` if nobody has. Absent
             *     from payments, and from a server that does not keep it.
             * @example 2026-11-20T16:43:20.000Z
             */
            linkSentDate?: string | null;
            /**
             * Format: date-time
             * @description When a reminder of it was first sent. Present with `linkSentDate`.
             * @example null
             */
            reminderSentDate?: string | null;
            /**
             * @description Present once the money has moved.
             * @example tr_9TKGVZTP6BTQPAPQ
             */
            transferId: string | null;
            /** @example 804522 */
            authorizationNumber: string | null;
            /**
             * @description Code printed on the receipt, which proves it: it cannot be guessed, and searching the history for it finds the
             *     payment with its real amount.
             * @example Y5HV-FD41-0GRC
             */
            receiptCode: string | null;
            /**
             * @description Closing that took the payment. Its refund may be in a later one.
             * @example null
             */
            closingId: string | null;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * Format: date-time
             * @description `null` if it does not expire.
             * @example 2026-11-20T16:57:51.000Z
             */
            expirationDate: string | null;
            /**
             * Format: date-time
             * @description When it got its status. `null` while pending.
             * @example 2026-11-20T16:43:20.000Z
             */
            resolutionDate: string | null;
            /** @example 20/11/2026 */
            formattedResolutionDate: string | null;
            /** @example 10:43:20 */
            formattedResolutionTime: string | null;
            /**
             * Format: date-time
             * @description When the money was received, also of a refunded transaction. `null` if it was not.
             * @example 2026-11-20T16:43:20.000Z
             */
            receivedDate?: string | null;
            /** @example 20/11/2026 */
            formattedReceivedDate?: string | null;
            /** @example 10:43:20 */
            formattedReceivedTime?: string | null;
            /**
             * @description What was given back so far. Absent if nothing was, and from a server without `refunds-in-parts` in `capabilities`, as are
             *     the fields after it. The status stays `completed` until nothing remains.
             */
            refundedAmount?: components["schemas"]["Amount"];
            /** @example Q20.00 */
            formattedRefundedAmount?: string;
            /** @description What remains, which a refund without `amount` gives back. Zero once it is `refunded`. */
            refundableAmount?: components["schemas"]["Money"];
            /** @example Q55.00 */
            formattedRefundableAmount?: string;
            /** @description From the first refund to the last. Their sum is `refundedAmount`. */
            refunds?: components["schemas"]["TransactionRefund"][];
            /**
             * @description The caller's allowance for it. Only from `transactions.retrieve` and `transactions.approveRefund`, while it is `completed`, and where
             *     `userData.capabilities` of the session has `refund-policy`.
             */
            refundAllowance?: components["schemas"]["RefundAllowance"];
            /**
             * @description The last 50 requests to refund it, oldest first, each with what came of it. Only from `transactions.retrieve` and
             *     `transactions.approveRefund`, and absent without any.
             */
            refundRequests?: components["schemas"]["RefundRequest"][];
            /**
             * @description From the first status to the last. `transactions/v3/retrieve` always returns it; the calls that change one
             *     transaction may.
             */
            timeline?: components["schemas"]["TransactionEvent"][];
        };
        /** @description Received, refunded and net amounts of some transactions. The received amount includes those refunded later. */
        TransactionAmounts: {
            /** @example 38 */
            receivedCount: number;
            receivedAmount: components["schemas"]["Money"];
            /** @example Q9,100.00 */
            formattedReceivedAmount: string;
            /** @example 1 */
            refundedCount: number;
            /** @description Refunded amount, as a positive number. */
            refundedAmount: components["schemas"]["Money"];
            /** @example Q150.00 */
            formattedRefundedAmount: string;
            netAmount: components["schemas"]["Money"];
            /** @example Q8,950.00 */
            formattedNetAmount: string;
        };
        TransactionAnswer: {
            transaction: components["schemas"]["Transaction"];
        };
        TransactionDailyTotals: {
            days: components["schemas"]["TransactionDay"][];
            /** @description Only with `byPlace`. Places without money in the range are left out. */
            places?: components["schemas"]["PlaceTotals"][];
        };
        /** @description The amounts of the transactions of a day. */
        TransactionDay: {
            day: components["schemas"]["Day"];
            formattedDay: components["schemas"]["FormattedDate"];
            /** @description Only with `byHour`. Every hour of the clock, from 0 to 23. */
            hours?: components["schemas"]["TransactionHour"][];
        } & components["schemas"]["TransactionAmounts"];
        /** @description A change of status. */
        TransactionEvent: {
            status: components["schemas"]["TransactionStatus"];
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * @description The user who did it.
             * @example Caja 1
             */
            actorName: string;
            /** @example El cliente devolvió el producto */
            reason: string | null;
        };
        /** @description Filters. One that is absent or empty does not filter. */
        TransactionFilters: {
            /**
             * @description Words in any order, in any case and without regard to accents. A match has each of them in one of its texts: the
             *     name of the branch or cashier, the name or username of the payer, the note, the reference or the amount; so
             *     `morales 80` finds the payments of Q80.00 of a payer called Morales. Words that are together in the name of a
             *     branch or cashier are looked for together, as in `caja 2 antigua`. A word can also be a complete authorization
             *     number, or a complete receipt code, with or without its hyphens.
             */
            search?: components["schemas"]["SearchText"] | undefined;
            /**
             * @example [
             *       "completed",
             *       "refunded"
             *     ]
             */
            statuses?: components["schemas"]["TransactionStatus"][] | undefined;
            /**
             * @description Only those of which something was given back, whole or in part. Only where `userData.capabilities` of the session has
             *     `refunds-in-parts`.
             * @example true
             */
            withRefund?: boolean | undefined;
            origin?: components["schemas"]["TransactionOrigin"] | undefined;
            businessBranchId?: components["schemas"]["Id"] | undefined;
            businessUserId?: components["schemas"]["Id"] | undefined;
            /** @description Name or username of the payer. */
            friUser?: components["schemas"]["SearchText"] | undefined;
            startDate?: components["schemas"]["FilterDate"] | undefined;
            endDate?: components["schemas"]["FilterDate"] | undefined;
            /** @example 100 */
            initialAmount?: number | undefined;
            /** @example 500 */
            finalAmount?: number | undefined;
        };
        /** @description The amounts of the transactions of an hour. */
        TransactionHour: {
            hour: components["schemas"]["Hour"];
        } & components["schemas"]["TransactionAmounts"];
        /**
         * @description Moment of a transaction by which it belongs to the range, its day and its hour. By `resolution` the net amount is
         *     that of the completed transactions in the list of paid ones of that day, and a refund counts when it was made. By
         *     `movement` an amount counts as received when its money arrived and as refunded when it was returned, each on its own
         *     day, so the net amount of a day may be negative.
         * @default creation
         * @example resolution
         * @enum {string}
         */
        TransactionMoment: "creation" | "resolution" | "movement";
        /**
         * @description `transaction.pending` is a payment made to a branch, which waits to be assigned to a cashier; a request or a charge
         *     that waits for its payment is no event. `transaction.partly-refunded` is a refund after which something remains: the last of
         *     `refunds`. The others are the status that the transaction now has; `transaction.refunded` is the refund of what remained.
         * @enum {string}
         */
        TransactionNotificationEvent: "transaction.pending" | "transaction.completed" | "transaction.refunded" | "transaction.partly-refunded" | "transaction.expired" | "transaction.rejected" | "transaction.canceled";
        /**
         * @description `request`: the business sent it to an app user; `payment`: the app user started it, with a QR code or by finding the
         *     business by its name; `charge`: the business asked nobody for it, and the first app user who scans its code pays it.
         *     Further ones may be added: treat those that you do not know like a payment.
         * @enum {string}
         */
        TransactionOrigin: "request" | "payment" | "charge";
        /**
         * @description Money given back of a received transaction: all of it or a part. It counts at its own moment, in the sums of a day as in the
         *     open balance and in closings.
         */
        TransactionRefund: {
            id: components["schemas"]["Id"];
            /**
             * @description Its place among the refunds of the transaction.
             * @example 1
             */
            number: number;
            amount: components["schemas"]["Amount"];
            formattedAmount: components["schemas"]["FormattedMoney"];
            /** @description What remained after it. */
            remainingAmount: components["schemas"]["Money"];
            /** @example Q55.00 */
            formattedRemainingAmount: string;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * @description The user who made it.
             * @example Centro
             */
            actorName: string;
            /** @example Devolución */
            reason: string | null;
            /**
             * @description Closing that took it.
             * @example null
             */
            closingId: string | null;
            /**
             * @description Who asked for it, if it was asked for. Then `actorName` approved it.
             * @example Caja 1
             */
            requestedByName?: string;
        };
        /**
         * @description Labels: `pending` Pendiente · `completed` Recibido · `rejected` Rechazado · `canceled` Cancelado · `refunded`
         *     Reembolsado · `expired` Expirado.
         * @enum {string}
         */
        TransactionStatus: "pending" | "completed" | "rejected" | "canceled" | "refunded" | "expired";
        /** @description Number of transactions and their sum. */
        TransactionSummary: {
            /** @example 87 */
            count: number;
            totalAmount: components["schemas"]["Money"];
            /** @example Q9,412.75 */
            formattedTotalAmount: string;
        };
        /** @description A transaction with every change of its status. */
        TransactionWithTimeline: WithRequired<components["schemas"]["Transaction"], "timeline">;
        TransactionsAnswer: {
            /** @description Newest first, at most 10,000. */
            transactions: components["schemas"]["Transaction"][];
            serverTime: components["schemas"]["DateTime"];
        };
        /**
         * Format: password
         * @description The current password, as typed.
         * @example Cobros#2026
         */
        TypedPassword: string;
        /**
         * @description A code of the authenticator application (six digits, RFC 6238) or a recovery code, as typed: spaces, hyphens and
         *     capitals make no difference.
         * @example 482 915
         */
        TypedSecondFactorCode: string;
        /**
         * @description Username as typed to sign in or recover a password. No response reveals whether it exists.
         * @example tiendaluna-centro-caja1
         */
        TypedUsername: string;
        /** @description The completed closings of the search that are not in the account, pending or returned. */
        UndepositedTotals: {
            /** @example 4 */
            count: number;
            netAmount: components["schemas"]["Money"];
            /** @example Q22,558.50 */
            formattedNetAmount: string;
        };
        UnsubscribePushContent: {
            id: components["schemas"]["Id"];
        };
        UpdateAvatarAnswer: {
            /**
             * @description Address of the image, readable without a session. One that starts with `/` is on the API's server. Every new
             *     image has a new address.
             * @example /api/media/avatars/av_7K2M9Q4DXA31B0C5.webp
             */
            avatar: string;
        };
        /**
         * @description A square image of at most 2 MB and 4096 pixels per side. The server verifies the content, whatever its declared
         *     type.
         */
        UpdateAvatarContent: {
            /** @enum {string} */
            contentType: "image/png" | "image/jpeg" | "image/webp";
            /**
             * @description The bytes in base64.
             * @example iVBORw0KGgoAAAANSUhEUgAA
             */
            data: string;
        };
        UpdateBranchContent: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            address: components["schemas"]["Address"];
            referenceId: components["schemas"]["Reference"];
            businessId?: components["schemas"]["BusinessIdOrEmpty"] | undefined;
            regionId: components["schemas"]["Id"];
        };
        UpdateEmailContent: {
            emailAddress: components["schemas"]["EmailAddress"];
            /**
             * @description Needed when the session was opened more than 15 minutes ago: without it the failure is `password-needed`. A code that
             *     was already sent to the same address, and has not expired, is sent again without it.
             */
            password?: components["schemas"]["TypedPassword"] | undefined;
        };
        /** @description A number of Guatemala (502) has 8 digits. */
        UpdatePhoneContent: components["schemas"]["Phone"];
        /** @description Absent fields stay as they are. */
        UpdatePushContent: {
            id: components["schemas"]["Id"];
            kinds?: components["schemas"]["PushKinds"] | undefined;
            leastAmount?: components["schemas"]["PushLeastAmount"] | undefined;
            showsText?: components["schemas"]["PushShowsText"] | undefined;
        };
        UploadDocumentAnswer: {
            document: components["schemas"]["UploadedDocument"];
        };
        /** @description A PDF, JPG or PNG file of at most 5 MB. Its type is verified by its content, not its name. */
        UploadDocumentForm: {
            kind: components["schemas"]["DocumentKind"];
            /** @description At most 5 MB; a larger one is a 413. */
            file: string;
        };
        /** @description A received document. Deleted if no sign-up takes it within 24 hours. */
        UploadedDocument: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DocumentKind"];
            /** @example dpi.pdf */
            name: string;
            /**
             * @description Bytes.
             * @example 284113
             */
            size: number;
        };
        /** @description The user concerned: a cashier or a branch administrator. */
        UserReferenceContent: {
            userId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"] | undefined;
        };
        /**
         * @description Labels: `active` Activo · `blocked` Bloqueado. `deleted` appears in the history only.
         * @enum {string}
         */
        UserStatus: "active" | "blocked" | "deleted";
        /**
         * @description Type of user. Administrative users sign in as `admin` with the permissions of their role.
         * @enum {string}
         */
        UserType: "admin" | "branch_admin" | "operator";
        /**
         * @description A lowercase letter and 2 to 31 lowercase letters, digits or dots. What the user types.
         * @example caja1
         */
        Username: string;
        ValidateEmailChangeAnswer: {
            /** @example hola@tiendaluna.example */
            emailAddress: string;
        };
        ValidateEmailChangeContent: {
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /**
         * @description Six-digit code received by email. Valid for 10 minutes and 5 attempts.
         * @example 482915
         */
        VerificationCode: string;
        VerifyAppUserAnswer: {
            user: components["schemas"]["FriUser"];
        };
        VerifyAppUserContent: {
            /**
             * @description Username, with or without the at sign, or phone number, with or without the country code.
             * @example @maria.lopez
             */
            search: string;
        };
        WaitingRefundRequests: {
            /** @example 4 */
            count: number;
            amount: components["schemas"]["Money"];
            /** @example Q1,177.00 */
            formattedAmount: string;
        };
        /**
         * @description Key sent in the chosen header. Empty if there is none.
         * @example luna-8c1f44
         */
        WebhookApiKey: string;
        /**
         * @description Name of the header that carries the key. Empty if there is none.
         * @example X-Api-Key
         */
        WebhookApiKeyHeader: string;
        /**
         * @description Secret that signs notifications of version 2. Created by the server; present only with the method `webhook-v2`. Saving
         *     another method discards it, so that `webhook-v2` gets a new one. Every attempt is signed with the current one.
         * @example whsec_0b6fa1c3f2de4a8891
         */
        WebhookSecret: string;
        /**
         * @description A host name, with `http://` or `https://` and a path if wanted. Empty with `push` and `internal`.
         * @example https://pagos.tiendaluna.example/avisos
         */
        WebhookUrl: string;
        WebhookV1ClosingEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "closing.completed" | "closing.failed" | "closing.deposited" | "closing.deposit-returned";
            closing: components["schemas"]["ClosingRow"];
        };
        /** @description Body of a notification of version 1. It has `transaction` or `closing`, depending on the event. */
        WebhookV1Event: components["schemas"]["WebhookV1TransactionEvent"] | components["schemas"]["WebhookV1ClosingEvent"] | components["schemas"]["WebhookV1TestEvent"];
        /** @description The notification of a test: the event alone. */
        WebhookV1TestEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "test";
        };
        WebhookV1TransactionEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transaction.pending" | "transaction.completed" | "transaction.refunded" | "transaction.partly-refunded" | "transaction.expired" | "transaction.rejected" | "transaction.canceled";
            transaction: components["schemas"]["Transaction"];
        };
        WebhookV2ClosingEvent: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "closing.completed" | "closing.failed" | "closing.deposited" | "closing.deposit-returned";
            creationDate: components["schemas"]["DateTime"];
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
            data: {
                closing: components["schemas"]["ClosingRow"];
            };
        };
        /**
         * @description Body of a notification of version 2. Delivery is at least once, and an event of a cashier is also sent to its branch:
         *     `id` is the same on every attempt and for both. `data` has `transaction` or `closing`, depending on the event.
         */
        WebhookV2Event: components["schemas"]["WebhookV2TransactionEvent"] | components["schemas"]["WebhookV2ClosingEvent"] | components["schemas"]["WebhookV2TestEvent"];
        /** @description The notification of a test: without data. */
        WebhookV2TestEvent: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "test";
            creationDate: components["schemas"]["DateTime"];
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
            data: Record<string, never>;
        };
        WebhookV2TransactionEvent: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transaction.pending" | "transaction.completed" | "transaction.refunded" | "transaction.partly-refunded" | "transaction.expired" | "transaction.rejected" | "transaction.canceled";
            creationDate: components["schemas"]["DateTime"];
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
            data: {
                transaction: components["schemas"]["Transaction"];
            };
        };
        /**
         * @description Day of the week in the business's time zone, from 1 for Monday to 7 for Sunday.
         * @example 5
         */
        Weekday: number;
    };
    responses: {
        /** @description The request is not valid. `info.fields` names the fields and the reasons. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The data is valid, but a business rule forbids it. */
        BusinessRule: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The captcha token is missing, forged, expired or used. Get another and retry. */
        CaptchaRejected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The current state does not allow it: somebody else was first, or the name is taken. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The Excel workbook. Its file name is in `Content-Disposition`. */
        ExcelFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /**
         * @description The Excel workbook, or with `format: csv` the same rows as text (RFC 4180, UTF-8 with a byte order mark). Its file
         *     name is in `Content-Disposition`. A CSV is sent while it is read: a connection that ends early is an incomplete file.
         */
        ExportFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        /** @description The session lacks the permission. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description It does not exist or is outside your scope; the response does not say which. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The response with the `ETag` you sent is still the current one. No body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description This backend does not have this call. */
        NotOffered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The A4 document. Its file name is in `Content-Disposition`. */
        PdfFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /**
         * @description The A4 document, or the drawing of the code alone, with its quiet zone and no text. The file name is in
         *     `Content-Disposition`.
         */
        QrFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
                "image/svg+xml": string;
            };
        };
        /** @description The password is right, and a code of the second factor is needed. `info.challenge` has the token for it. */
        SecondFactorNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Something failed on the server. Safe to retry with `Idempotency-Key`. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "code": "server-error",
                 *         "title": "Error",
                 *         "message": "Ocurrió un error, intente nuevamente"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The statement. Its file name is in `Content-Disposition`. */
        StatementFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        /** @description The body, the file or the result is too large. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many attempts. `Retry-After` is the number of seconds to wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds until the next attempt. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The token belongs to no live session. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The server cannot respond now: it lost its database or took too long. It recovers by itself. `Retry-After` is the
         *     number of seconds to wait. The outcome of the call is unknown; with `Idempotency-Key` it is safe to retry.
         */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds until the next attempt. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "code": "unavailable",
                 *         "title": "Servicio",
                 *         "message": "El servicio no está disponible en este momento, intenta de nuevo en unos segundos"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The file is empty or of a type that is not accepted. */
        UnsupportedFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Wrong username or password. The response is the same whether or not the user exists. */
        WrongCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
         *     again; with another body, 409. Kept for 24 hours.
         * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the response you have. If nothing has changed, the status is 304 and there is no body; a server
         *     that does not know the header responds in full.
         * @example W/"3q2-7wAAAAAAAAAAAAAAAA"
         */
        IfNoneMatch: string;
        /**
         * @description State whose cities are listed.
         * @example st_01
         */
        StateId: components["schemas"]["Id"];
        /**
         * @description Desired username.
         * @example panaderiavolcan
         */
        UsernameInPath: components["schemas"]["Username"];
        /**
         * @description Id of the event, the same on every attempt and for all who hear of it.
         * @example ev_HG72M9JHB4BFK6BT
         */
        WebhookId: components["schemas"]["Id"];
        /**
         * @description Signature of this attempt.
         * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        WebhookSignature: string;
        /**
         * @description Unix time of this attempt, in seconds.
         * @example 1795192971
         */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description File name as in RFC 6266; names outside ASCII also have `filename*` (UTF-8). */
        ContentDisposition: string;
        /**
         * @description Identifies the content of this response (`serverTime` excepted) in this session: send it as `If-None-Match` with the same call.
         *     A server may omit it. Across origins, CORS must expose it and allow `If-None-Match`.
         */
        ETag: string;
        /**
         * @description Identifies the request in the logs of the server; every response has it. A server may omit it. Across origins, CORS
         *     must expose it.
         */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SignInContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The session and its owner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Session"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["SecondFactorNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.completeSignIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CompleteSignInContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The session and its owner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Session"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The user, the branch or the business has been blocked meanwhile. */
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            /** @description The code is wrong or was used, or the token was used or is older than five minutes. */
            422: components["responses"]["BusinessRule"];
            /** @description Too many wrong codes. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SignOutContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The session is closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.renewSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The same session, with its new expiry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Session"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChangePasswordContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The current password is wrong, or the new one is the same. */
            422: components["responses"]["BusinessRule"];
            /** @description Five wrong current passwords. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "passwordRecoveries.requestCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RequestRecoveryCodeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description If the user exists, the code is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "passwordRecoveries.recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RecoverPasswordContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            /** @description The code is wrong, used, replaced, older than 10 minutes or was tried five times. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.updateEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdateEmailContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The code is on its way to the new address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The address is already yours, or that of somebody else in the business. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description `password-needed`: the session is too old to do without the password; or the password is wrong. */
            422: components["responses"]["BusinessRule"];
            /** @description Five codes within 10 minutes, or five wrong passwords within 15. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.validateEmailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ValidateEmailChangeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ValidateEmailChangeAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Somebody else in the business has the address by now. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The code is wrong, used, older than 10 minutes or was tried five times. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.updatePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdatePhoneContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new phone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Phone"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.toggleBusinessSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ToggleBusinessSearchContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["BusinessSearch"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.setClosingCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingCountContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosingCountSettings"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.setSummaryEmails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetSummaryEmailsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description All of the caller's choices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SummaryEmails"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Also for the e-mails of a kind whose content the caller may not read. */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.getFundSource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The account, if any. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetFundSourceAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.updateAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdateAvatarContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Address of the image. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["UpdateAvatarAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The picture is larger than 2 MB. */
            413: components["responses"]["TooLarge"];
            /** @description It is not a picture of the declared type, not square, or has too many pixels. */
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.listSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The live sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListOwnSessionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.closeSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CloseOwnSessionContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The session is closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The session has already ended or is not yours. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.closeOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The other sessions are closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CloseOtherSessionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.getPush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetPushContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Key, kinds and devices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetPushAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.subscribePush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SubscribePushContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The device. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["PushDeviceAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Also for a kind that the caller may not read. */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The address is private. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.updatePush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdatePushContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The device. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["PushDeviceAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Also for a kind that the caller may not read. */
            403: components["responses"]["Forbidden"];
            /** @description The device is not yours, or gets nothing any more. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.unsubscribePush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UnsubscribePushContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Stopped. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The device is not yours, or gets nothing any more. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "secondFactor.getStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SecondFactorStatus"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "secondFactor.beginEnrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BeginEnrollmentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The secret, as text, as an address and as a drawing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Enrollment"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The password or the code is wrong, or the code was used already. */
            422: components["responses"]["BusinessRule"];
            /** @description Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "secondFactor.confirmEnrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ConfirmEnrollmentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The second factor is on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RecoveryCodes"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The code is wrong, or the enrollment was not begun or is older than 15 minutes. */
            422: components["responses"]["BusinessRule"];
            /** @description Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "secondFactor.renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ProvenContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RecoveryCodes"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The password or the code is wrong, or the second factor is off. */
            422: components["responses"]["BusinessRule"];
            /** @description Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "secondFactor.disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ProvenContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The second factor is off. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The password or the code is wrong, the second factor is off, or your role demands it. */
            422: components["responses"]["BusinessRule"];
            /** @description Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait. */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.listPending": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the response you have. If nothing has changed, the status is 304 and there is no body; a server
                 *     that does not know the header responds in full.
                 * @example W/"3q2-7wAAAAAAAAAAAAAAAA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The pending transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.listPaid": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the response you have. If nothing has changed, the status is 304 and there is no body; a server
                 *     that does not know the header responds in full.
                 * @example W/"3q2-7wAAAAAAAAAAAAAAAA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The transactions paid today. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.sendRequest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SendRequestContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The pending request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The app user does not exist, or the branch or cashier is outside your scope. */
            404: components["responses"]["NotFound"];
            /** @description The `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The branch or the cashier is blocked, or there is no default to use. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.charge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChargeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The pending charge, with its `paymentLink`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The branch or cashier is outside your scope, or the server has no charges. */
            404: components["responses"]["NotFound"];
            /** @description The `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The branch or the cashier is blocked, there is no default to use, or it would last longer than seven days. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.cancelRequest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CancelRequestContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The canceled request or charge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request or charge is no longer pending, or it is a payment, which is rejected instead, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.markDistinct": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["MarkDistinctContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The request or charge, which still waits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request or charge is no longer pending, or the other one is not a payment by the QR code of the same cashier, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.markSent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["MarkSentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The request or charge, which still waits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request or charge is no longer pending, or it is a payment, which has no link, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.rejectPayment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RejectPaymentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The rejected payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment is no longer pending, or it is a request or charge, which is canceled instead, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.assignPayment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AssignPaymentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The payment, received by the cashier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment is no longer pending, or it is a request or charge; or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The cashier or its branch is blocked. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.refund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RefundTransactionContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The transaction, with what was given back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The transaction is no longer completed, less remains than `amount`, the caller's limits do not suffice (`refund-limit`), or
             *     the `Idempotency-Key` was used with other content. `password` and `verificationCode` may differ.
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /**
             * @description The amount asks for a proof, which is missing (`verification-code-needed` or `password-needed`) or wrong (`wrong-code` or
             *     `wrong-password`).
             */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.balances": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the response you have. If nothing has changed, the status is 304 and there is no body; a server
                 *     that does not know the header responds in full.
                 * @example W/"3q2-7wAAAAAAAAAAAAAAAA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The open balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Balances"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.verifyUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["VerifyAppUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The app user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["VerifyAppUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No app user has exactly this username or phone number. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SearchTransactionHistoryContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of the history and the totals of the whole set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SearchTransactionHistoryAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.getDailyTotals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetTransactionDailyTotalsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The totals, oldest day first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionDailyTotals"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.getSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetSummaryContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Summary"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.exportHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportTransactionHistoryContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than 200,000 rows. `info` says how to reduce them. */
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RetrieveTransactionContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The transaction, with `timeline`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RetrieveTransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.downloadQr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadPaymentQrContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["QrFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The transaction is no longer pending, its cashier or branch is blocked, or it is a payment, which has no code. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SearchClosingsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of closings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SearchClosingsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.getDailyTotals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetClosingDailyTotalsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The totals, oldest day first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosingDailyTotals"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["PendingClosingContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["PendingClosingAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.close": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ClosePendingContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The closings made. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosePendingAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session lacks the permission, or an administrator has to close this cashier. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The closing to retry is not in `error`, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description There is nothing to close. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.listTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListClosingTransactionsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The closing and a page of its transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListClosingTransactionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.exportTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportClosingTransactionsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than 200,000 rows. */
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.exportHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportClosingsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than 200,000 rows. */
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.getStatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetStatementContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Statement"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.exportStatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportStatementContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["StatementFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.listDeposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListDepositsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListDepositsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "closings.reconcileDeposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ReconcileDepositsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The deposits as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ReconcileDepositsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description One of them is pending or returned. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListCashiersContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The cashiers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCashiersAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.listWithDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The cashiers and the default one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCashiersWithDefaultAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateCashierContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The created cashier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The username, or the name within the branch, is taken (`info.fields` says which); or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The branch is blocked. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ModifyUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The edited cashier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another cashier of the branch has the name. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The cashier is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has pending transactions, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.block": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The blocked user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not active, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.unblock": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The unblocked user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not blocked, or its branch is, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.resetPassword": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The one-time password is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session lacks the permission, or the password is your own, which is changed instead. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.downloadQr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadQrContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["QrFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.setChildren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetCashierChildrenContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The titular cashier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description One of them is titular of others, or belongs to another titular cashier. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The cashier belongs to another one, or to itself. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.setDefault": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetDefaultCashierContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The default cashier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SetDefaultCashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The cashier or its branch is blocked, or it is already the default, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.setClosingConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingConfigContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The setting is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cashiers.setClosingLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingLockContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The cashier after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.getCatalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The catalogs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NotificationCatalogs"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChangeNotificationContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The saved setting; with version 2, also the signing secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NotificationAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The address is private or one of the server itself. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChangeNotificationContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The address's response. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NotificationTestAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The address is private or one of the server itself, or the method sends nothing to an address. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.listDeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListNotificationDeliveriesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListNotificationDeliveriesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ResendNotificationContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The notification, on its way again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ResendNotificationAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListBranchesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The branches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListBranchesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.getDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The default branch, if any. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetDefaultBranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateBranchContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The created branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["BranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The username, or the name, is taken (`info.fields` says which); or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdateBranchContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The edited branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["BranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another branch has the name. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The branch is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has pending transactions or an open balance, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.setDefault": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The default branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetDefaultBranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The branch is blocked or already the default, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.getClosingEmails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetClosingEmailsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosingEmailsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.setClosingEmails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingEmailsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosingEmailsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.listStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListStatesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.listCities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListCitiesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCitiesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "branches.listRegions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListRegionsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The regions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListRegionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "downloads.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateDownloadContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The file as it begins. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["DownloadAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "downloads.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListDownloadsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "downloads.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["StatementFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The file is still being written, or failed (`not-ready`). */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "downloads.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NoContent"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "imports.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["PreviewImportContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The outcomes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ImportAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than 1 MB (`too-large`) or 500 rows (`too-many-rows`). */
            413: components["responses"]["TooLarge"];
            /** @description It is not a sheet that can be read, or lacks a column. */
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateImportContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The outcomes; created rows have the id of their user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ImportAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            /** @description More than 1 MB (`too-large`) or 500 rows (`too-many-rows`). */
            413: components["responses"]["TooLarge"];
            /** @description It is not a sheet that can be read, or lacks a column; or rows have errors and `allOrNothing` is set (`invalid-rows`). */
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "imports.downloadSheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadSheetContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than 1 MB (`too-large`) or 500 rows (`too-many-rows`). */
            413: components["responses"]["TooLarge"];
            /** @description It is not a sheet that can be read, or lacks a column. */
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "imports.downloadAccessSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadAccessSheetsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["PdfFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListAdministrativeUsersContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListAdministrativeUsersAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateAdministrativeUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The created user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["AdministrativeUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session lacks the permission, or the role has permissions that you lack. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The username or the email is taken (`info.fields` says which); or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AdministrativeUserIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["AdministrativeUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["EditAdministrativeUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The edited user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["AdministrativeUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session lacks the permission, or the user or the role has permissions that you lack. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The email is taken. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description It would leave no Administrador, change your own role or status, or edit the business’s own account. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AdministrativeUserIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The user is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session lacks the permission, or the user has permissions that you lack. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description It is the last Administrador, yourself or the business’s own account. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.listRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListRolesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.resetSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AdministrativeUserIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The second factor is off. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session lacks the permission, or the user is yourself or has permissions that you lack. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The user has no second factor, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrativeUsers.setSecondFactorRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetSecondFactorRolesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListRolesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "activity.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListActivityContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListActivityAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "activity.exportList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportActivityContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExcelFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description More than 200,000 rows. `info` says how to reduce them. */
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "changes.stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as they happen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChangeEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description This backend has no stream. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            /**
             * @description As everywhere, or there are too many streams open of this session, from this address or on this server. Poll, and
             *     try again after `Retry-After`.
             */
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.getCaptchaChallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CaptchaChallenge"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The server uses reCAPTCHA and has no challenges of its own. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.listStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListStatesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.listCities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description State whose cities are listed.
                 * @example st_01
                 */
                id: components["parameters"]["StateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCitiesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            /** @description There is no such state. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.listBanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListBanksAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.checkUsername": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Desired username.
                 * @example panaderiavolcan
                 */
                username: components["parameters"]["UsernameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when it is available. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CheckUsernameAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.uploadDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentForm"];
            };
        };
        responses: {
            /** @description The received document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["UploadDocumentAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            /** @description The file is larger than 5 MB. */
            413: components["responses"]["TooLarge"];
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.registerFundSource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RegisterFundSourceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The account, masked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RegisterFundSourceAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            /** @description There is no such bank. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signUp.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SignUpContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The sign-up, under review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SignUpAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            /** @description A document or the account does not exist, was already used or was deleted for its age: `info.fields` says which to send again. */
            404: components["responses"]["NotFound"];
            /** @description The username is taken, or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The documents are too large together. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.getRefundPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RefundPolicyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The server has no refund policy. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.setRefundPolicy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetRefundPolicyContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The new policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RefundPolicyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The server has no refund policy, or a role does not exist. */
            404: components["responses"]["NotFound"];
            /** @description The policy was changed meanwhile (`changed-meanwhile`), or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description Nobody may refund with these rules (`nobody-may-refund`): send `acceptNobody` to save them nevertheless. */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.requestRefund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RequestRefundContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The request, which waits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RefundRequestAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The transaction is outside your scope, or the server has no requests to refund. */
            404: components["responses"]["NotFound"];
            /** @description The transaction is not completed, less remains than `amount`, a request waits already (`already-requested`), or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.listRefundRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListRefundRequestsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description A page of the requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListRefundRequestsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The branch is outside your scope, or the server has no requests to refund. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.approveRefund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ApproveRefundContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The approved request, and the transaction with what was given back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ApproveRefundAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your role does not refund, or you made the request yourself (`own-request`). */
            403: components["responses"]["Forbidden"];
            /** @description The request is outside your scope and not your own, or the server has no requests to refund. */
            404: components["responses"]["NotFound"];
            /**
             * @description It is decided already or no longer waits (`already-decided`), the payment is not completed, less remains than was asked for, your limits
             *     do not suffice (`refund-limit`), or the `Idempotency-Key` was used with other content.
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description The proof is missing (`verification-code-needed` or `password-needed`) or wrong (`wrong-code` or `wrong-password`). */
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.rejectRefund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RejectRefundContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The rejected request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RefundRequestAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your role does not refund, or you made the request yourself (`own-request`). */
            403: components["responses"]["Forbidden"];
            /** @description The request is outside your scope and not your own, or the server has no requests to refund. */
            404: components["responses"]["NotFound"];
            /** @description It is decided already or no longer waits (`already-decided`), or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.withdrawRefundRequest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own that makes it safe to retry the call. The same key with the same body returns the first result
                 *     again; with another body, 409. Kept for 24 hours.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RefundRequestIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description The withdrawn request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RefundRequestAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Somebody else made the request. */
            403: components["responses"]["Forbidden"];
            /** @description The request is outside your scope and not your own, or the server has no requests to refund. */
            404: components["responses"]["NotFound"];
            /** @description It is decided already or no longer waits (`already-decided`), or the `Idempotency-Key` was used with other content. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveWebhookV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookV1Event"];
            };
        };
        responses: {
            /** @description Received. The body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It will be retried. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveWebhookV2: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same on every attempt and for all who hear of it.
                 * @example ev_HG72M9JHB4BFK6BT
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Unix time of this attempt, in seconds.
                 * @example 1795192971
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signature of this attempt.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookV2Event"];
            };
        };
        responses: {
            /** @description Received. The body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It will be retried. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePushMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushMessage"];
            };
        };
        responses: {
            /** @description Taken by the push service. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 404 or 410: the device is forgotten. Otherwise it will be retried. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
