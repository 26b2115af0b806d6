import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';

/** A received payment with its moment, and its refunds, oldest first. */
export interface LedgerRow {
  id: string;
  branchId: string;
  cashierId: string;
  cents: number;
  receivedAt: number;
  refunds: { cents: number; at: number }[];
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
      parts: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
      isWhole: fc.boolean(),
    })
    .map(({ cashier: [branchId, cashierId], wait, parts, isWhole, ...rest }) => ({
      ...rest,
      branchId,
      cashierId,
      refunds: wait === null ? [] : refundsOf(rest.cents, rest.receivedAt + wait, parts, isWhole),
    }));
  const [found = []] = fc.sample(fc.array(row, { minLength: count, maxLength: count, size: 'max' }), {
    numRuns: 1,
    seed,
  });
  const rows = found.map((one, index) => ({ ...one, id: `tx_${seed}_${index}` }));
  await insertLedger(database, rows);
  return rows;
}

/** Refunds of these hundredths of what remains, an hour apart, and in the end of all that remains. */
function refundsOf(cents: number, first: number, hundredths: readonly number[], isWhole: boolean) {
  let remaining = cents;
  const refunds = [...hundredths, ...(isWhole || hundredths.length === 0 ? [100] : [])].map(
    (share, index) => {
      const part = Math.floor((remaining * share) / 100);
      remaining -= part;
      return { cents: part, at: first + index * HOUR_MS };
    },
  );
  return refunds.filter(({ cents: part }) => part > 0);
}

const money = (cents: number) => (cents / 100).toFixed(2);

export async function insertLedger(database: Database, rows: readonly LedgerRow[]): Promise<void> {
  const transactions = rows.map(({ id, branchId, cashierId, cents, receivedAt, refunds }) => {
    const refunded = refunds.reduce((sum, refund) => sum + refund.cents, 0);
    const refundedAt = refunds.at(-1)?.at;
    const isWhole = refunded === cents;
    return {
      id,
      business_id: 'bu_luna',
      branch_id: branchId,
      cashier_id: cashierId,
      app_user_id: 'au_maria',
      origin: 'payment',
      status: isWhole ? 'refunded' : 'completed',
      amount: money(cents),
      refunded_amount: money(refunded),
      refunded_at: refundedAt === undefined ? null : new Date(refundedAt).toISOString(),
      created_at: new Date(receivedAt - 60_000).toISOString(),
      resolved_at: new Date((isWhole && refundedAt) || receivedAt).toISOString(),
    };
  });
  const entries = rows.flatMap(({ id, branchId, cashierId, cents, receivedAt, refunds }) => {
    const entry = (kind: string, number: number, amount: string, at: number) => ({
      business_id: 'bu_luna',
      branch_id: branchId,
      cashier_id: cashierId,
      transaction_id: id,
      kind,
      number,
      amount,
      created_at: new Date(at).toISOString(),
    });
    return [
      entry('payment', 1, money(cents), receivedAt),
      ...refunds.map((one, index) => entry('refund', index + 1, `-${money(one.cents)}`, one.at)),
    ];
  });
  for (const [table, values] of Object.entries({ transactions, ledger_entries: entries })) {
    const columns = Object.keys(values[0] ?? {});
    await database.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(values)],
    );
  }
}
