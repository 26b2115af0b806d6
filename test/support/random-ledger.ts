import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';

/** A received payment with its moment, and the moment of its refund, if there is one. */
export interface LedgerRow {
  id: string;
  branchId: string;
  cashierId: string;
  cents: number;
  receivedAt: number;
  refundedAt: number | null;
}

const CASHIERS = [
  ['br_centro', 'us_caja1'],
  ['br_centro', 'us_caja3'],
  ['br_zona10', 'us_zona101'],
] as const;
export const LEDGER_START = Date.UTC(2025, 0, 15);
export const LEDGER_END = Date.UTC(2026, 0, 10);
const HOUR_MS = 3_600_000;

/**
 * Payments and refunds of a year, many of them at the first and last moments of an hour, and refunds made months after their
 * payments.
 */
export async function fillLedger(database: Database, count: number, seed: number): Promise<LedgerRow[]> {
  const moment = fc.oneof(
    fc.integer({ min: LEDGER_START, max: LEDGER_END }),
    fc
      .tuple(
        fc.integer({ min: LEDGER_START / HOUR_MS, max: LEDGER_END / HOUR_MS }),
        fc.constantFrom(-1, 0, 1, 1_800_000),
      )
      .map(([hour, step]) => hour * HOUR_MS + step),
  );
  const row = fc
    .record({
      cashier: fc.constantFrom(...CASHIERS),
      cents: fc.integer({ min: 1, max: 99_999_999 }),
      receivedAt: moment,
      wait: fc.option(fc.integer({ min: 1, max: 70 * 24 * HOUR_MS }), { freq: 2 }),
    })
    .map(({ cashier: [branchId, cashierId], wait, ...rest }) => ({
      ...rest,
      branchId,
      cashierId,
      refundedAt: wait === null ? null : rest.receivedAt + wait,
    }));
  const [found = []] = fc.sample(fc.array(row, { minLength: count, maxLength: count, size: 'max' }), {
    numRuns: 1,
    seed,
  });
  const rows = found.map((one, index) => ({ ...one, id: `tx_${seed}_${index}` }));
  await insertLedger(database, rows);
  return rows;
}

export async function insertLedger(database: Database, rows: readonly LedgerRow[]): Promise<void> {
  const transactions = rows.map(({ id, branchId, cashierId, cents, receivedAt, refundedAt }) => ({
    id,
    business_id: 'bu_luna',
    branch_id: branchId,
    cashier_id: cashierId,
    app_user_id: 'au_maria',
    origin: 'payment',
    status: refundedAt === null ? 'completed' : 'refunded',
    amount: (cents / 100).toFixed(2),
    created_at: new Date(receivedAt - 60_000).toISOString(),
    resolved_at: new Date(refundedAt ?? receivedAt).toISOString(),
  }));
  const entries = rows.flatMap(({ id, branchId, cashierId, cents, receivedAt, refundedAt }) => {
    const entry = (kind: string, sign: string, at: number) => ({
      business_id: 'bu_luna',
      branch_id: branchId,
      cashier_id: cashierId,
      transaction_id: id,
      kind,
      amount: sign + (cents / 100).toFixed(2),
      created_at: new Date(at).toISOString(),
    });
    const payment = entry('payment', '', receivedAt);
    return refundedAt === null ? [payment] : [payment, entry('refund', '-', refundedAt)];
  });
  for (const [table, values] of Object.entries({ transactions, ledger_entries: entries })) {
    const columns = Object.keys(values[0] ?? {});
    await database.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(values)],
    );
  }
}
