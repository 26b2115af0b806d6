import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import * as payments from '../support/make-payments.ts';
import { dataOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const admin = await sandbox.api('tiendaluna');
const branchAdmin = await sandbox.api('tiendaluna-centro');
const cashier = await sandbox.api('tiendaluna-centro-caja1');

const payTo = (to: 'business' | 'branch' | 'cashier', id: string, amount = 10.1) =>
  payments.payTo(sandbox.database, to, id, amount, 'Almuerzo');

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

test('a payment to the business is pending and visible to its admin only', async () => {
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
] as const) {
  test(`a payment to the blocked ${to} ${id} is rejected`, async () => {
    const failure = await payTo(to, id).catch((cause) => cause);
    assert.is(failure.status, 422);
  });
}

test('the paid list covers the day of the business’s time zone, not the UTC day', async () => {
  await sandbox.database.query(
    `update transactions set resolved_at = (date_trunc('day', now() at time zone 'America/Guatemala') at time zone 'America/Guatemala') - interval '1 second'`,
  );
  await sandbox.database.query('update world set clock_offset_seconds = 0');
  assert.equal(dataOf(await admin.transactions.listPaid()).transactions, []);
  await sandbox.database.query(`update transactions set resolved_at = resolved_at + interval '1 second'`);
  assert.is(dataOf(await admin.transactions.listPaid()).transactions.length, 1);
});
