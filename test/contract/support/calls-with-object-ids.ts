import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';

export const MISSING_IDS = {
  branch: 'br_0000000000000000',
  branchAdmin: 'us_0000000000000000',
  cashier: 'us_0000000000000000',
  member: 'us_0000000000000000',
  transaction: 'tx_0000000000000000',
  closing: 'cl_0000000000000000',
  delivery: 'wd_0000000000000000',
  session: 'se_0000000000000000',
  device: 'pd_0000000000000000',
  request: 'rr_0000000000000000',
  ownersRequest: 'rr_0000000000000000',
};

/** An object of each kind that a call can name. */
export type Objects = typeof MISSING_IDS;

const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
const days = { startDate: '2026-01-01T06:00:00.000Z', endDate: '2026-01-31T06:00:00.000Z' };
const webhook = {
  notificationMethod: 'webhook',
  notificationMethodId: '2',
  webhookURL: 'https://shop.example',
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
};
const person = { name: 'Ana', emailAddress: 'ana@luna.gt' };
const branch = { name: 'Nueva', address: 'Zona 2', referenceId: 'C9', regionId: 'gt-01-01-z2' };
const cashierData = { ...person, username: 'tiendaluna-centro-nueva', referenceId: 'C9' };
const ask = { friUserId: 'au_maria', amount: 1 };

const sheet = {
  kind: 'cashiers',
  data: Buffer.from('Sucursal;Caja;Usuario;Correo;Referencia\n;Nueva;nueva;;C9\n').toString('base64'),
};

type Content = (ids: Objects, own: Objects) => object;
const inBranch = ({ branch }: Objects) => ({ businessBranchId: branch });
const ofCashier = ({ cashier }: Objects) => ({ userId: cashier });
const ofTransaction = ({ transaction }: Objects) => ({ transactionId: transaction, reason: 'Se repitió' });
const ofRequest = ({ request }: Objects) => ({ requestId: request });

/** Each call with each object that it can name; `own` has the caller's objects. */
export const CALLS_WITH_OBJECT_IDS: Partial<Record<OperationId, readonly Content[]>> = {
  'profile.updatePush': [({ device }) => ({ id: device, showsText: true })],
  'profile.unsubscribePush': [({ device }) => ({ id: device })],
  // Ends the notices of the device, too.
  'profile.closeSession': [({ session }) => ({ id: session })],
  'transactions.listPending': [inBranch],
  'transactions.listPaid': [inBranch],
  'transactions.balances': [inBranch],
  'transactions.sendRequest': [
    (ids) => ({ ...ask, ...inBranch(ids) }),
    ({ cashier }) => ({ ...ask, businessUserId: cashier }),
  ],
  'transactions.charge': [
    (ids) => ({ amount: 1, ...inBranch(ids) }),
    ({ cashier }) => ({ amount: 1, businessUserId: cashier }),
  ],
  'transactions.requestRefund': [ofTransaction],
  'transactions.listRefundRequests': [(ids) => ({ ...inBranch(ids), ...page })],
  'transactions.approveRefund': [ofRequest],
  'transactions.rejectRefund': [ofRequest],
  'transactions.withdrawRefundRequest': [({ ownersRequest }) => ({ requestId: ownersRequest })],
  'transactions.downloadQr': [({ transaction }) => ({ transactionId: transaction })],
  'transactions.cancelRequest': [ofTransaction],
  'transactions.markDistinct': [
    ({ transaction }, own) => ({ transactionId: transaction, paymentId: own.transaction }),
    ({ transaction }, own) => ({ transactionId: own.transaction, paymentId: transaction }),
  ],
  'transactions.markSent': [({ transaction }) => ({ transactionId: transaction })],
  'transactions.rejectPayment': [ofTransaction],
  'transactions.assignPayment': [
    ({ transaction }) => ({ transactionId: transaction, businessUserId: 'us_caja1' }),
    ({ cashier }, own) => ({ transactionId: own.transaction, businessUserId: cashier }),
  ],
  'transactions.refund': [ofTransaction],
  'transactions.retrieve': [({ transaction }) => ({ transactionId: transaction })],
  'transactions.history': [
    (ids) => ({ ...page, ...inBranch(ids) }),
    ({ cashier }) => ({ ...page, businessUserId: cashier }),
  ],
  'transactions.getDailyTotals': [
    (ids) => ({ ...days, ...inBranch(ids) }),
    ({ cashier }) => ({ ...days, businessUserId: cashier }),
  ],
  'transactions.getSummary': [(ids) => ({ period: 'today', ...inBranch(ids) })],
  'transactions.exportHistory': [inBranch, ({ cashier }) => ({ businessUserId: cashier })],
  'closings.history': [
    (ids) => ({ ...page, ...inBranch(ids) }),
    ({ cashier }) => ({ ...page, businessUserId: cashier }),
  ],
  'closings.getDailyTotals': [
    (ids) => ({ ...days, ...inBranch(ids) }),
    ({ cashier }) => ({ ...days, businessUserId: cashier }),
  ],
  'closings.preview': [inBranch, ({ cashier }) => ({ businessUserId: cashier })],
  'closings.close': [
    inBranch,
    ({ cashier }) => ({ businessUserId: cashier }),
    ({ closing }) => ({ closingId: closing }),
  ],
  'closings.listTransactions': [({ closing }) => ({ ...page, closingId: closing })],
  'closings.exportTransactions': [({ closing }) => ({ closingId: closing })],
  'closings.exportHistory': [inBranch, ({ cashier }) => ({ businessUserId: cashier })],
  'closings.getStatement': [(ids) => ({ startDay: '2026-01-01', endDay: '2026-01-31', ...inBranch(ids) })],
  'closings.exportStatement': [(ids) => ({ startDay: '2026-01-01', endDay: '2026-01-31', ...inBranch(ids) })],
  'cashiers.list': [inBranch],
  'cashiers.listWithDefault': [inBranch],
  'cashiers.create': [(ids) => ({ ...cashierData, ...inBranch(ids) })],
  'cashiers.modify': [({ cashier }) => ({ userId: cashier, name: 'Caja' })],
  'cashiers.block': [ofCashier],
  'cashiers.unblock': [ofCashier],
  'cashiers.resetPassword': [ofCashier],
  'cashiers.downloadQr': [ofCashier, inBranch],
  'cashiers.setChildren': [
    ({ cashier }) => ({ businessUserId: cashier, businessUserChildren: [] }),
    ({ cashier }) => ({ businessUserId: 'us_caja3', businessUserChildren: [cashier] }),
  ],
  'cashiers.setClosingConfig': [
    ({ cashier }) => ({ level: 'BusinessUser', ownerId: cashier, closingType: 'manual' }),
    ({ branchAdmin }) => ({ level: 'BusinessBranch', ownerId: branchAdmin, closingType: 'manual' }),
  ],
  'cashiers.setClosingLock': [({ cashier }) => ({ businessUserId: cashier, closingLocked: false })],
  'cashiers.setDefault': [({ cashier }) => ({ id: cashier })],
  'imports.preview': [(ids) => ({ ...sheet, ...inBranch(ids) })],
  'imports.create': [(ids) => ({ ...sheet, ...inBranch(ids) })],
  'imports.downloadSheet': [
    (ids) => ({ kind: 'cashiers', rows: 'existing', format: 'csv', ...inBranch(ids) }),
  ],
  'imports.downloadAccessSheets': [({ cashier }) => ({ userIds: [cashier] })],
  'notifications.change': [({ cashier }) => ({ ...webhook, ownerId: cashier, level: 'BusinessUser' })],
  'notifications.test': [({ cashier }) => ({ ...webhook, ownerId: cashier, level: 'BusinessUser' })],
  'notifications.listDeliveries': [({ cashier }) => ({ ...page, ownerId: cashier, level: 'BusinessUser' })],
  'notifications.resend': [({ delivery }) => ({ deliveryId: delivery })],
  'branches.update': [({ branch: id }) => ({ ...branch, id })],
  'branches.getClosingEmails': [inBranch],
  'branches.setClosingEmails': [(ids) => ({ ...inBranch(ids), emails: [] })],
  'branches.setDefault': [({ branch: id }) => ({ id })],
  'administrativeUsers.get': [({ member }) => ({ userId: member })],
  'administrativeUsers.update': [({ member }) => ({ ...person, userId: member, roleId: 'ro_supervisor' })],
  'administrativeUsers.resetSecondFactor': [({ member }) => ({ userId: member })],
  // Last, because the object is gone afterwards.
  'cashiers.remove': [ofCashier],
  'branches.remove': [({ branch: id }) => ({ id })],
  'administrativeUsers.remove': [({ member }) => ({ userId: member })],
};
