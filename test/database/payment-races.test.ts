import type { Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { payTo, receive } from '../support/make-payments.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const PAIRS = 50;

const postgres = await sharedPostgres();
const sandbox = await openSandbox(
  await openDatabase({ databaseUrl: await postgres.createDatabase('fixture') }),
);
test.after(async () => {
  await sandbox.close();
  await postgres.stop();
});
const { database } = sandbox;
const admin = (await sandbox.api('tiendaluna')).transactions;
const branchAdmin = (await sandbox.api('tiendaluna-centro')).transactions;
const { closings } = await sandbox.api('tiendaluna-centro');
const cents = async () => Math.round(dataOf(await admin.balances()).balanceDetail.totalOpenBalance * 100);
const statusOf = async (transactionId: string) =>
  dataOf(await admin.retrieve({ transactionId })).transaction.status;
const outcomes = (results: readonly Result<unknown>[]) =>
  results.map((result) => (result.ok ? 200 : result.failure.status)).sort();

const waiting = (amount: number) => payTo(database, 'branch', 'br_centro', amount);

test('when a payment is assigned to two cashiers and rejected at the same moment, one call wins and the others get 409', async () => {
  let expected = await cents();
  for (let pair = 1; pair <= PAIRS; pair++) {
    const transactionId = await waiting(pair + 0.01);
    const acts = [
      () => admin.assignPayment({ transactionId, businessUserId: 'us_caja1' }),
      () => branchAdmin.assignPayment({ transactionId, businessUserId: 'us_caja3' }),
      () => branchAdmin.rejectPayment({ transactionId }),
    ];
    for (let turn = 0; turn < pair % 3; turn++) acts.push(...acts.splice(0, 1));
    assert.equal(outcomes(await Promise.all(acts.map((act) => act()))), [200, 409, 409]);
    if ((await statusOf(transactionId)) === 'completed') expected += pair * 100 + 1;
  }
  assert.is(await cents(), expected);
  await assertLedgerHolds(database);
});

test('of two simultaneous refunds one wins, and each amount is subtracted once', async () => {
  const before = await cents();
  for (let pair = 1; pair <= PAIRS; pair++) {
    const transactionId = await receive(database, 'us_caja1', pair + 0.02);
    const refund = (api: typeof admin) => api.refund({ transactionId, reason: 'Prueba' });
    assert.equal(outcomes(await Promise.all([refund(admin), refund(branchAdmin)])), [200, 409]);
  }
  assert.is(await cents(), before);
  await assertLedgerHolds(database);
});

test('a refund made at the moment of its closing is either in that closing or in the open balance', async () => {
  await closings.close({});
  let closedCents = 0;
  for (let turn = 1; turn <= 15; turn++) {
    const transactionId = await receive(database, 'us_caja1', 10);
    await receive(database, 'us_caja1', 1);
    const before = await cents();
    const [closed] = await Promise.all([
      closings.close({}),
      branchAdmin.refund({ transactionId, reason: 'Prueba' }),
    ]);
    assert.is(await statusOf(transactionId), 'refunded');
    closedCents = dataOf(closed).closings.reduce(
      (sum, { netAmount }) => sum + Math.round(netAmount * 100),
      0,
    );
    assert.is(await cents(), before - 1000 - closedCents);
  }
  await assertLedgerHolds(database);
});
