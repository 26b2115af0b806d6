import type { Database } from '#sandbox/ground/db/database.ts';
import { insertRows } from '#sandbox/operation/seed/insert-rows.ts';

/** Inserts a payment by María to the first cashier of Centro, made and received at one moment; `values` replaces its columns. */
export async function insertTransaction(
  database: Database,
  id: string,
  moment: string,
  values: Record<string, unknown> = {},
): Promise<void> {
  const of = {
    business_id: 'bu_luna',
    branch_id: 'br_centro',
    cashier_id: 'us_caja1',
    app_user_id: 'au_maria',
  };
  const payment = { origin: 'payment', status: 'completed', amount: '10.00' };
  await insertRows(database, 'transactions', [
    { id, ...of, ...payment, created_at: moment, resolved_at: moment, ...values },
  ]);
}
