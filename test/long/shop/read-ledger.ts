import type { Database } from '../../../sandbox/db/database.ts';

export interface LedgerRow {
  id: string;
  origin: string;
  status: string;
  cashierId: string;
  payer: string | null;
  /** The expiration in milliseconds; 0 if it does not expire. */
  expiresAt: number;
  /** The moment of receipt in milliseconds; 0 while it is pending. */
  resolvedAt: number;
  cents: number;
}

/** Every transaction made since this moment, with its entries in the ledger. */
export async function readLedger(database: Database, since: Date): Promise<LedgerRow[]> {
  const rows = await database.query<
    Omit<LedgerRow, 'expiresAt' | 'resolvedAt' | 'cents'> & {
      expiresAt: Date | null;
      resolvedAt: Date | null;
      cents: string;
    }
  >(
    `select t.id, t.origin, t.status, t.cashier_id as "cashierId", a.username as payer, t.expires_at as "expiresAt", t.resolved_at as "resolvedAt",
       (select coalesce(sum(l.amount), 0) * 100 from ledger_entries l where l.transaction_id = t.id) as cents
     from transactions t left join app_users a on a.id = t.app_user_id where t.created_at >= $1 order by t.created_at, t.id`,
    [since],
  );
  return rows.map(({ expiresAt, resolvedAt, cents, ...row }) => ({
    ...row,
    expiresAt: expiresAt?.getTime() ?? 0,
    resolvedAt: resolvedAt?.getTime() ?? 0,
    cents: Math.round(Number(cents)),
  }));
}
