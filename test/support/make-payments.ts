import type { Database, Transactional } from '#sandbox/ground/db/database.ts';
import { pay } from '#sandbox/money/transactions/app-user-actions.ts';
import { lockPayment, writeRefund } from '#sandbox/money/transactions/refund.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { exactAmount } from '#sandbox/terms/values/money.ts';

/** Makes a payment by María. Returns the id of its transaction. */
export async function payTo(
  database: Transactional,
  to: 'business' | 'branch' | 'cashier',
  id: string,
  amount: number,
  note = '',
): Promise<string> {
  return pay(database, { username: 'maria.lopez', to, id, amount, note, now: await readClock(database) });
}

/** Makes a payment by María to a cashier, which is completed at once. */
export function receive(database: Database, cashierId: string, amount: number): Promise<string> {
  return payTo(database, 'cashier', cashierId, amount);
}

/** Refunds what remains of a received payment, or a part of it. */
export async function refund(database: Database, transactionId: string, amount?: number): Promise<void> {
  const now = await readClock(database);
  const exact = amount === undefined ? undefined : exactAmount(amount);
  await database.transaction(async (tx) => {
    const payment = await lockPayment(tx, { transactionId, amount: exact, now });
    await writeRefund(tx, payment, { actor: { id: 'us_centro', name: 'Centro' }, reason: '', now });
  });
}
