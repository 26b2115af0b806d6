import * as payments from '../support/make-payments.ts';
import { assert, dataOf, failureOf, refusalOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, centro: branchAdmin, caja1: cashier } = await sandboxWith('admin', 'centro', 'caja1');

const payTo = (to: 'business' | 'branch' | 'cashier', id: string, amount = 10.1) =>
  payments.payTo(sandbox.database, to, id, amount, 'Almuerzo');
const toBranch = () => payTo('branch', 'br_centro');
const toBusiness = () => payTo('business', 'bu_luna');
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);

test('a payment to a cashier is completed at once and counts in the balance', async () => {
  const id = await payTo('cashier', 'us_caja1');
  const { transactions } = dataOf(await cashier.transactions.listPaid());
  const [paid, ...others] = transactions;
  assert.equal([paid?.id, paid?.status, paid?.origin, others], [id, 'completed', 'payment', []]);
  assert.is(dataOf(await admin.transactions.balances()).balanceDetail.formattedTotalOpenBalance, 'Q10.10');
});

test('a payment to a branch is pending for its branch_admin and the admin, and invisible to cashiers', async () => {
  const id = await payTo('branch', 'br_centro');
  for (const api of [branchAdmin, admin]) {
    const [waiting] = dataOf(await api.transactions.listPending()).transactions;
    assert.equal([waiting?.id, waiting?.businessUserId, waiting?.expirationDate], [id, null, null]);
  }
  assert.equal(dataOf(await cashier.transactions.listPending()).transactions, []);
});

test('a payment to the business is pending and visible only to its admin', async () => {
  const id = await payTo('business', 'bu_luna');
  const [waiting] = dataOf(await admin.transactions.listPending()).transactions;
  assert.equal([waiting?.id, waiting?.businessBranchId, waiting?.businessBranchName], [id, null, null]);
  const { transactions } = dataOf(await branchAdmin.transactions.listPending());
  assert.not.ok(transactions.some((transaction) => transaction.id === id));
});

test('pending payments do not expire', async () => {
  const before = dataOf(await admin.transactions.listPending()).transactions.length;
  await sandbox.advance(3 * 3600);
  assert.is(dataOf(await admin.transactions.listPending()).transactions.length, before);
});

for (const [to, id] of [
  ['cashier', 'us_caja4'],
  ['cashier', 'us_antigua1'],
  ['branch', 'br_antigua'],
] as const)
  test(`a payment to the blocked ${to} ${id} is rejected`, async () => {
    const failure = await payTo(to, id).catch((cause) => cause);
    assert.is(failure.status, 422);
  });

test('the paid list covers the day of the business’s time zone, not the UTC day', async () => {
  await sandbox.database.query(
    `update transactions set resolved_at = (date_trunc('day', now() at time zone 'America/Guatemala') at time zone 'America/Guatemala') - interval '1 second'`,
  );
  await sandbox.database.query('update world set clock_offset_seconds = 0');
  assert.equal(dataOf(await admin.transactions.listPaid()).transactions, []);
  await sandbox.database.query(`update transactions set resolved_at = resolved_at + interval '1 second'`);
  assert.is(dataOf(await admin.transactions.listPaid()).transactions.length, 1);
});

test('an assigned payment is received by the cashier, with its status, cashier, receipt, timeline and balance', async () => {
  const before = await cents();
  const transactionId = await toBusiness();
  const { transferId } = dataOf(await admin.transactions.retrieve({ transactionId })).transaction;
  const content = { transactionId, businessBranchId: 'br_centro', businessUserId: 'us_caja1' };
  const { transaction } = dataOf(await admin.transactions.assignPayment(content));
  assert.match(transferId ?? '', /^tr_/);
  assert.is(transaction.transferId, transferId, 'the money has moved already');
  assert.equal(
    [transaction.status, transaction.businessBranchId, transaction.businessUserId],
    ['completed', 'br_centro', 'us_caja1'],
  );
  assert.match(transaction.receiptCode ?? '', /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const timeline = transaction.timeline?.map(({ status, actorName }) => `${status} by ${actorName}`);
  assert.equal(timeline, ['pending by María López', 'completed by tiendaluna']);
  const received = transaction.timeline?.at(-1);
  assert.equal(
    [transaction.receivedDate, transaction.formattedReceivedDate, transaction.formattedReceivedTime],
    [received?.creationDate, received?.formattedCreationDate, received?.formattedCreationTime],
  );
  assert.is(await cents(), before + 1010);
  assert.is(dataOf(await cashier.transactions.listPaid()).transactions[0]?.id, transactionId);
});

test('a rejected payment returns the money: the timeline has the reason, and the balance does not change', async () => {
  const before = await cents();
  const transactionId = await toBranch();
  const content = { transactionId, reason: ' Repetido ' };
  const { transaction } = dataOf(await branchAdmin.transactions.rejectPayment(content));
  assert.equal([transaction.status, transaction.statusReason], ['rejected', 'Repetido']);
  assert.is(transaction.receivedDate, null);
  assert.equal(transaction.timeline?.at(-1)?.reason, 'Repetido');
  assert.is(await cents(), before);
  const { data } = dataOf(await admin.activity.list({ pageProperties: { currentPage: 1, pageSize: 1 } }));
  assert.is(data[0]?.description, `Rechazó el pago de ${transaction.formattedAmount} de @maria.lopez`);
});

test('an admin can assign a payment of one branch to a cashier of another, a branch_admin only to their own cashiers', async () => {
  const moved = await admin.transactions.assignPayment({
    transactionId: await toBranch(),
    businessBranchId: 'br_zona10',
    businessUserId: 'us_zona101',
  });
  assert.is(dataOf(moved).transaction.businessBranchId, 'br_zona10');
  const transactionId = await toBranch();
  for (const content of [
    { transactionId, businessUserId: 'us_zona101' },
    { transactionId, businessUserId: 'us_zona101', businessBranchId: 'br_zona10' },
    { transactionId, businessUserId: 'us_caja1', businessBranchId: 'br_zona10' },
  ])
    assert.is(failureOf(await branchAdmin.transactions.assignPayment(content)).status, 404);
  const own = await branchAdmin.transactions.assignPayment({ transactionId, businessUserId: 'us_caja3' });
  assert.is(dataOf(own).transaction.businessUserId, 'us_caja3');
});

test('a branch_admin cannot assign or reject payments to the business or to another branch', async () => {
  const { assignPayment, rejectPayment } = branchAdmin.transactions;
  for (const transactionId of [await toBusiness(), await payTo('branch', 'br_zona10')]) {
    const assign = await assignPayment({ transactionId, businessUserId: 'us_caja1' });
    const reject = await rejectPayment({ transactionId });
    assert.equal([failureOf(assign).status, failureOf(reject).status], [404, 404]);
  }
});

for (const [businessUserId, refusal] of [
  ['us_caja4', '422 La caja está bloqueada'],
  ['us_antigua1', '422 La sucursal está bloqueada'],
  ['us_sol1', '404 No se encontró la caja'],
  ['us_centro', '404 No se encontró la caja'],
] as const)
  test(`a payment cannot be assigned to ${businessUserId}, and stays pending`, async () => {
    const transactionId = await toBusiness();
    assert.is(refusalOf(await admin.transactions.assignPayment({ transactionId, businessUserId })), refusal);
    const { transaction } = dataOf(await admin.transactions.retrieve({ transactionId }));
    assert.is(transaction.status, 'pending');
  });

test('a request cannot be assigned or rejected, and a payment cannot be canceled', async () => {
  const { id } = dataOf(
    await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 5 }),
  ).transaction;
  const { assignPayment, rejectPayment, cancelRequest } = admin.transactions;
  const assign = await assignPayment({ transactionId: id, businessUserId: 'us_caja1' });
  assert.is(refusalOf(assign), '409 Solo un pago se asigna a una caja');
  const reject = await rejectPayment({ transactionId: id });
  assert.is(refusalOf(reject), '409 Una solicitud no se rechaza, se cancela');
  const cancel = await cancelRequest({ transactionId: await toBranch() });
  assert.is(refusalOf(cancel), '409 Un pago no se cancela, se rechaza');
});

test('when a payment has been decided already, the message says how', async () => {
  const assigned = await toBranch();
  await admin.transactions.assignPayment({ transactionId: assigned, businessUserId: 'us_caja1' });
  const rejected = await toBranch();
  await admin.transactions.rejectPayment({ transactionId: rejected });
  const late = async (transactionId: string) => [
    failureOf(await admin.transactions.assignPayment({ transactionId, businessUserId: 'us_caja1' })).message,
    failureOf(await admin.transactions.rejectPayment({ transactionId })).message,
  ];
  assert.equal(await late(assigned), ['El pago ya fue recibido', 'El pago ya fue recibido']);
  assert.equal(await late(rejected), ['El pago ya fue rechazado', 'El pago ya fue rechazado']);
});
