export const paths = {
  home: BASE_PATH || '/',
  auth: {
    root: `${BASE_PATH}/auth`,
    login: `${BASE_PATH}/auth/login`,
    forgotPassword: `${BASE_PATH}/auth/forgot-password`,
    resetPassword: `${BASE_PATH}/auth/reset-password`,
    secondStep: `${BASE_PATH}/auth/second-step`,
  },
  affiliations: `${BASE_PATH}/afiliaciones`,
  transaction: {
    root: `${BASE_PATH}/transaction`,
    dashboard: `${BASE_PATH}/transaction/dashboard`,
    history: `${BASE_PATH}/transaction/history`,
    customerDisplay: `${BASE_PATH}/transaction/customer-display`,
  },
  summary: `${BASE_PATH}/summary`,
  approvals: `${BASE_PATH}/refund-approvals`,
  closing: {
    root: `${BASE_PATH}/closing`,
    history: `${BASE_PATH}/closing/history`,
    detail: `${BASE_PATH}/closing/history/:id`,
    statement: `${BASE_PATH}/closing/statement`,
    reconcile: `${BASE_PATH}/closing/reconcile`,
  },
  cashiers: `${BASE_PATH}/user`,
  branches: { root: `${BASE_PATH}/branches`, checkouts: `${BASE_PATH}/branches/checkouts` },
  administrativeUsers: {
    root: `${BASE_PATH}/user-administration`,
    activity: `${BASE_PATH}/user-administration/activity`,
    refunds: `${BASE_PATH}/user-administration/refunds`,
  },
  profile: `${BASE_PATH}/profile`,
} as const;

/** The first part of a path within the portal. */
export const areaOf = (path: string): string => path.slice(BASE_PATH.length).split('/')[1] ?? '';
