export const paths = {
  home: '/',
  auth: {
    root: '/auth',
    login: '/auth/login',
    forgotPassword: '/auth/forgot-password',
    resetPassword: '/auth/reset-password',
    secondStep: '/auth/second-step',
  },
  affiliations: '/afiliaciones',
  transaction: {
    root: '/transaction',
    dashboard: '/transaction/dashboard',
    history: '/transaction/history',
    customerDisplay: '/transaction/customer-display',
  },
  summary: '/summary',
  closing: {
    root: '/closing',
    history: '/closing/history',
    detail: '/closing/history/:id',
    statement: '/closing/statement',
    reconcile: '/closing/reconcile',
  },
  cashiers: '/user',
  branches: { root: '/branches', checkouts: '/branches/checkouts' },
  administrativeUsers: { root: '/user-administration', activity: '/user-administration/activity' },
  profile: '/profile',
} as const;
