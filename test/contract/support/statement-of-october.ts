import type { Schemas } from '@cobros/sdk';
import { runDeposits } from '#sandbox/money/closings/run-deposits.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { insertFundSource } from '../../support/insert-fund-source.ts';
import { dataOf, type TestSandbox } from '../../support/suite.ts';
import { localMoment, localPayments } from './local-payments.ts';

export const OCTOBER = {
  startDay: '2026-10-01',
  endDay: '2026-10-31',
} satisfies Schemas['GetStatementContent'];

/** Fills Tienda Luna's October of 2026, and sets the clock to the fifth of November. */
export async function fillOctober(sandbox: TestSandbox) {
  const { database } = sandbox;
  const paid = localPayments(database);
  const at = (local: string) => setClock(database, localMoment(local));
  const closeAt = async (local: string, branch: string) => {
    await at(local);
    return dataOf(await (await sandbox.api('tiendaluna')).closings.close({ businessBranchId: branch }));
  };
  /** Runs the housekeeping at a local time: deposits leave at 18:00 of the next banking day. */
  const deposit = (local: string) => runDeposits(database, localMoment(local));

  await insertFundSource(database);
  // Received at the end of September, and closed in October.
  await paid('2026-09-30 23:59', 875.5);
  await paid('2026-10-01 00:00', 100.1);
  await paid('2026-10-01 12:00', 50, 'zona101', '2026-10-31 23:00');
  await closeAt('2026-10-01 20:00', 'br_centro');
  await closeAt('2026-10-01 20:05', 'br_zona10');
  await deposit('2026-10-02 19:00');
  await paid('2026-10-15 09:00', 0.05, 'caja3');
  await closeAt('2026-10-15 23:59', 'br_centro');
  await deposit('2026-10-16 19:00');
  // The bank returns it, and after a holiday it is sent again.
  await database.query(
    `update deposits set returned_at = '2026-10-19T15:20:00Z', return_reason = 'Cuenta cerrada', retry_on = '2026-10-21'
     where reference = 'DEP-261016'`,
  );
  await deposit('2026-10-21 19:00');
  await paid('2026-10-30 10:00', 20, 'zona101');
  await closeAt('2026-10-30 20:00', 'br_zona10');
  // Received in the last hours of October, and closed in November, except for the refund of Zona 10.
  await paid('2026-10-31 23:58', 887.75);
  await paid('2026-11-01 00:00', 1000);
  await closeAt('2026-11-01 20:00', 'br_centro');
  await deposit('2026-11-02 19:00');
  await at('2026-11-05 10:00');
  return { paid, at, closeAt };
}

/** Runs `work` while the column of a row is a cent more than it should be. */
export async function withACentMore<Value>(
  { database }: TestSandbox,
  [table, column, where]: readonly [table: string, column: string, where: string],
  work: () => Promise<Value>,
): Promise<Value> {
  const add = (cents: string) =>
    database.query(`update ${table} set ${column} = ${column} + ${cents} where ${where}`);
  await add('0.01');
  return work().finally(() => add('-0.01'));
}
