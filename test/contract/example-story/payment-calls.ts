import { setImmediate as turn } from 'node:timers/promises';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { makeDeliveryCalls } from './notification-calls.ts';
import type { Story } from './story.ts';

const CASHIER = 'us_tiendaluna_centro_caja1';
const BRANCH = 'br_tiendaluna_centro';
const SIX_MINUTES = 6 * 60_000;
const TODAY = { startDate: '2026-11-20T00:00:00-06:00', endDate: '2026-11-20T23:59:59.999-06:00' };
export const THREE_DAYS = { ...TODAY, startDate: '2026-11-18T00:00:00-06:00' };

export async function makePaymentCalls(story: Story): Promise<void> {
  await makePaidRequestCalls(story);
  await makeRequestsWithoutPaymentCalls(story);
  await makeChargeCalls(story);
  await makeBranchPaymentCalls(story);
  await makeRefundCalls(story);
  await makeRefundRequestCalls(story);
  await story.deliver();
  await makeDeliveryCalls(story);
  await makeListsCalls(story);
}

/** María José pays the amount that a request asks her for. */
async function makePaidRequestCalls({ cashier, accept, deliver }: Story): Promise<void> {
  const { user } = await cashier.transactions.verifyUser({ search: '@maria.lopez' });
  const { transaction } = await cashier.transactions.sendRequest({
    friUserId: user.id,
    amount: 125.5,
    note: 'Mochila escolar',
    reference: 'C1024',
    timerSeconds: 900,
  });
  await cashier.transactions.listPending();
  await accept(user.username, transaction.paymentRequestId);
  await cashier.transactions.retrieve({ transactionId: transaction.id });
  await deliver();
}

async function makeRequestsWithoutPaymentCalls({ cashier, reject, happen, sandbox }: Story): Promise<void> {
  const { user } = await cashier.transactions.verifyUser({ search: '@jose.perez' });
  const ask = async (amount: number, note: string) =>
    (await cashier.transactions.sendRequest({ friUserId: user.id, amount, note, timerSeconds: 300 }))
      .transaction;
  const canceled = await ask(80, 'Bolsa tejida');
  const reason = 'El cliente pagó en efectivo';
  await cashier.transactions.cancelRequest({ transactionId: canceled.id, reason });
  const rejected = await ask(45, 'Cambio de talla, diferencia');
  await reject(user.username, rejected.paymentRequestId);
  await ask(62.25, '3 pares de calcetines');
  await happen('time passes', () => runHousekeeping(sandbox.database), SIX_MINUTES);
}

/** José pays the same amount with the code on the wall; María José is the first to scan that of the charge, and pays. */
async function makeChargeCalls({ cashier, payTo, payCharge }: Story): Promise<void> {
  const { transaction } = await cashier.transactions.charge({
    amount: 38.75,
    note: 'Calcomanías',
    reference: 'C1031',
  });
  await cashier.transactions.downloadQr({ transactionId: transaction.id });
  await cashier.transactions.markSent({ transactionId: transaction.id });
  const paymentId = await payTo('cashier', 'jose.perez', { id: CASHIER, amount: 38.75, note: '' });
  await cashier.transactions.markDistinct({ transactionId: transaction.id, paymentId });
  await payCharge('maria.lopez', transaction.paymentLink);
}

/** Ana Lucía pays with the branch's QR code; the payment is assigned to the first cashier. */
async function makeBranchPaymentCalls({ owner, payTo, deliver }: Story): Promise<void> {
  const transactionId = await payTo('branch', 'ana.garcia', {
    id: BRANCH,
    amount: 210,
    note: 'Vestido azul',
  });
  await deliver();
  await owner.transactions.assignPayment({
    transactionId,
    businessBranchId: BRANCH,
    businessUserId: CASHIER,
  });
}

/** Ana Lucía pays again by mistake. */
export async function makeMistakenPaymentCalls({ owner, payTo, deliver }: Story): Promise<void> {
  const transactionId = await payTo('branch', 'ana.garcia', {
    id: BRANCH,
    amount: 210,
    note: 'Vestido azul',
  });
  await deliver();
  const reason = 'Está repetido';
  await owner.transactions.rejectPayment({ transactionId, businessBranchId: BRANCH, reason });
}

async function makeRefundCalls({ cashier, owner, accept }: Story): Promise<void> {
  const content = { friUserId: 'au_maria-lopez', amount: 39.9, note: 'Collar de jade' };
  const { transaction } = await cashier.transactions.sendRequest(content);
  await accept('maria.lopez', transaction.paymentRequestId);
  const of = { transactionId: transaction.id, businessBranchId: BRANCH };
  await owner.transactions.refund({ ...of, amount: 9.9, reason: 'Precio equivocado' });
  await owner.transactions.refund({ ...of, reason: 'El cliente devolvió el producto' });
}

/** The owner lets cashiers ask; one request is approved, one, beyond the owner's own limit, rejected, and one withdrawn. */
async function makeRefundRequestCalls({ cashier, owner, payTo }: Story): Promise<void> {
  const { policy } = await owner.transactions.getRefundPolicy();
  await owner.transactions.setRefundPolicy({
    version: policy.version,
    rules: [
      { roleId: 'ro_administrador', mode: 'allowed', perRefund: 60 },
      { roleId: 'branch_admin', mode: 'allowed', perRefund: 1000, perDay: 5000, withinDays: 30 },
      { roleId: 'operator', mode: 'may-request' },
    ],
    confirmFrom: 50,
  });
  const ask = async (amount: number, reason: string) => {
    const transactionId = await payTo('cashier', 'jose.perez', { id: CASHIER, amount: 75, note: '' });
    return (await cashier.transactions.requestRefund({ transactionId, amount, reason })).request.id;
  };
  const approved = await ask(7.5, 'Precio equivocado: marqué el café grande');
  const rejected = await ask(75, 'Devolución');
  const withdrawn = await ask(55, 'Cobrado dos veces');
  await owner.transactions.listRefundRequests({
    businessBranchId: BRANCH,
    pageProperties: { currentPage: 1, pageSize: 10 },
  });
  await cashier.transactions.withdrawRefundRequest({ requestId: withdrawn });
  await owner.transactions.approveRefund({ requestId: approved });
  await owner.transactions.rejectRefund({ requestId: rejected, reason: 'Que vuelva con el recibo' });
}

async function makeListsCalls({ cashier, owner }: Story): Promise<void> {
  await cashier.transactions.listPaid();
  await owner.transactions.balances({ businessBranchId: BRANCH });
}

/** Made after the closing, so that its transactions name it. */
export async function makeHistoryCalls({ owner }: Story): Promise<void> {
  await owner.transactions.history({
    ...TODAY,
    businessUserId: CASHIER,
    statuses: ['completed', 'refunded'],
    sort: 'desc',
    pageProperties: { currentPage: 1, pageSize: 10 },
  });
  await owner.transactions.getDailyTotals({ ...THREE_DAYS, businessUserId: CASHIER, byPlace: 'cashier' });
  await owner.transactions.getSummary({ period: 'this-week', businessBranchId: BRANCH });
  await owner.transactions.exportHistory({ ...TODAY, businessUserId: CASHIER });
}

/** The owner's history is written to a file in the background, downloaded, and removed. */
export async function makeDownloadCalls({ owner: { downloads }, sandbox }: Story): Promise<void> {
  const { download } = await downloads.create({ history: { format: 'csv' } });
  const isRunning = () => sandbox.database.query("select 1 from downloads where status = 'running'");
  while ((await isRunning()).length > 0) await turn();
  await downloads.list({});
  await downloads.download({ downloadId: download.id });
  await downloads.remove({ downloadId: download.id });
}
