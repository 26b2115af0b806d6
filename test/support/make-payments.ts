import type { Database, Transactional } from '#sandbox/ground/db/database.ts';
import { pay } from '#sandbox/money/transactions/app-user-actions.ts';
import { writeRefund } from '#sandbox/money/transactions/refund.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';

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
  const order = { transactionId, amount, actorName: 'Centro', reason: '', now };
  await database.transaction((tx) => writeRefund(tx, order));
}
