import type { Database } from '../../sandbox/db/database.ts';
import { readClock } from '../../sandbox/rules/clock.ts';
import { pay } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { changeStatus } from '../../sandbox/rules/transactions/change-status.ts';

/** A payment by María. Returns the id of its transaction. */
export async function payTo(
  database: Database,
  to: 'business' | 'branch' | 'cashier',
  id: string,
  amount: number,
  note = '',
): Promise<string> {
  return pay(database, { username: 'maria.lopez', to, id, amount, note, now: await readClock(database) });
}

/** A payment by María to a cashier, completed at once. */
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

/** The open balance of a business, as exact decimal text. */
export async function openBalance(database: Database, businessId = 'bu_luna'): Promise<string> {
  const [row] = await database.query<{ total: string }>(
    `select coalesce(sum(amount), 0)::numeric(14, 2) as total from ledger_entries
     where business_id = $1 and closing_id is null`,
    [businessId],
  );
  return row?.total ?? '';
}

/**
 * Deletes all transactions and closings, and resets the cashier and branch settings that tests change; opening a new database
 * takes longer.
 */
export async function clearTransactions(database: Database): Promise<void> {
  await database.script(`
    delete from closing_faults;
    delete from closing_schedules;
    delete from automatic_closings;
    delete from webhook_deliveries;
    delete from ledger_entries;
    delete from transaction_events;
    delete from transactions;
    delete from closings;
    delete from outbox;
    delete from idempotency_keys;
    update businesses set next_closing_number = 1;
    update branches set closing_emails = '{}';
    update users set closing_locked = id = 'us_caja3', closing_type = 'manual', closing_time = null;
    update world set clock_offset_seconds = 0;
  `);
}
