import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';
import { AMOUNT_CLASS_BOUNDS } from '#sandbox/reports/history/amount-class-bounds.ts';

export const ROWS = 1_200;
const NOTES = ['', 'Café de olla', 'Talla 38', '100% algodón', 'a_b'];
export const STATUSES = ['completed', 'refunded', 'rejected', 'canceled', 'expired'] as const;
const CASHIERS = [
  ['br_centro', 'us_caja1'],
  ['br_centro', 'us_caja3'],
  ['br_zona10', 'us_zona101'],
  ['br_zona10', null],
  [null, null],
] as const;

/**
 * Transactions of fourteen months, many of them at the first and last moments of a month and around the bounds of the amount
 * classes.
 */
export async function fillHistory(database: Database): Promise<void> {
  const [rows] = fc.sample(
    fc.array(
      fc.record({
        cashier: fc.constantFrom(...CASHIERS),
        app_user_id: fc.constantFrom('au_maria', 'au_jose'),
        origin: fc.constantFrom('request', 'payment'),
        status: fc.constantFrom(...STATUSES),
        cents: fc.oneof(aroundBound, fc.integer({ min: 1, max: 99_999_999 })),
        /** Hundredths of it that were refunded, if something remains. */
        part: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 })),
        note: fc.constantFrom(...NOTES),
        reference: fc.constantFrom('', 'C1024', '38'),
        created_at: moment,
      }),
      { minLength: ROWS, maxLength: ROWS, size: 'max' },
    ),
    { numRuns: 1, seed: 3 },
  );
  const values = rows?.map(({ cashier: [branch_id, cashier_id], cents, part, ...row }, index) => ({
    ...row,
    refunded_amount: (row.status === 'completed' ? Math.floor((cents * part) / 100) / 100 : 0).toFixed(2),
    id: `tx_${index}`,
    business_id: 'bu_luna',
    branch_id,
    cashier_id,
    amount: (cents / 100).toFixed(2),
    authorization_number: String(100_000 + index),
  }));
  const columns = Object.keys(values?.[0] ?? {});
  await database.query(
    `insert into transactions (${columns}) select ${columns} from json_populate_recordset(null::transactions, $1)`,
    [JSON.stringify(values)],
  );
}

/** Amounts in cents. */
export const aroundBound = fc
  .tuple(fc.constantFrom(...AMOUNT_CLASS_BOUNDS), fc.integer({ min: -1, max: 1 }))
  .map(([bound, step]) => bound + step);
const START = Date.UTC(2024, 10, 15);
const END = Date.UTC(2026, 0, 10);
export const moment = fc
  .oneof(
    fc.integer({ min: START, max: END }),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: -1, max: 1 }))
      .map(([month, step]) => Date.UTC(2024, 11 + month, 1) + step),
  )
  .map((time) => new Date(time).toISOString());
