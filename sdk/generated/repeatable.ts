// Generated from openapi/ by `npm run generate`. Do not edit.

/** Paths of the calls that change nothing. */
export const READ_PATHS: readonly string[] = [
  "/users/v3/profile/get-fund-source",
  "/users/v3/profile/sessions/list",
  "/users/v3/profile/second-factor/status",
  "/transactions/v3/pending",
  "/transactions/v3/paid",
  "/transactions/v3/balances",
  "/transactions/v3/verify-user",
  "/transactions/v3/history",
  "/transactions/v3/history/daily-totals",
  "/transactions/v3/history/excel",
  "/transactions/v3/retrieve",
  "/closing/v3/history",
  "/closing/v3/history/daily-totals",
  "/closing/v3/pending/overview",
  "/closing/v3/transactions/list",
  "/closing/v3/transactions/excel",
  "/users/v3/list",
  "/users/v3/admin/list",
  "/users/v3/qr/download",
  "/users/v3/notification/catalogs",
  "/users/v3/notification/deliveries",
  "/branch/v3/list",
  "/branch/v3/admin/list",
  "/branch/v3/config/get-emails",
  "/branch/v3/locations/states",
  "/branch/v3/locations/cities",
  "/branch/v3/locations/regions",
  "/users/v1/admin/users/list",
  "/users/v1/admin/users/get",
  "/users/v1/admin/role/list",
  "/users/v1/admin/activity/list",
  "/users/v1/admin/activity/excel",
  "/sign-up/v2/captcha/challenge"
];

/** Paths of the calls that accept an `Idempotency-Key`. */
export const KEYED_PATHS: readonly string[] = [
  "/transactions/v3/requests/send",
  "/transactions/v3/payments/assign",
  "/transactions/v3/refund",
  "/closing/v3/close",
  "/users/v3/create",
  "/branch/v3/create",
  "/users/v1/admin/users/create",
  "/sign-up/v2/create"
];
