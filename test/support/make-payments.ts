import type { Database, Transactional } from '#sandbox/ground/db/database.ts';
import { pay } from '#sandbox/money/transactions/app-user-actions.ts';
import { changeStatus } from '#sandbox/money/transactions/write-transaction.ts';
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

/** Refunds a received payment. */
export async function refund(database: Database, transactionId: string): Promise<void> {
  const now = await readClock(database);
  const change = {
    transactionId,
    from: 'completed',
    to: 'refunded',
    actorName: 'Centro',
    reason: '',
  } as const;
  await database.transaction((tx) => changeStatus(tx, { ...change, now }));
}
