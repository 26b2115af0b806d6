import type { BusinessApi, Download, Result } from '@cobros/sdk';
import { assert, dataOf } from '../../support/suite.ts';
import { type Books, centsOf, csvRecords } from './accountant-books.ts';
import { type Days, statementOf } from './accountant-sums.ts';

// Compares what the portal shows for a period with the accountant's books.

const cents = (amount: number) => Math.round(amount * 100);
export const textOf = async (file: Promise<Result<Download>>) => dataOf(await file).blob.text();

const contentOf = ({ first, last, branch }: Days) => ({
  startDay: first,
  endDay: last,
  ...(branch && { businessBranchId: branch }),
});

/** Compares Estado de cuenta of these days, both on the screen and as CSV. */
export async function compareStatement(admin: BusinessApi, books: Books, days: Days) {
  const content = contentOf(days);
  const found = dataOf(await admin.closings.getStatement(content));
  const expected = statementOf(books, days);
  const ofDays = found.days.map((day) => ({
    day: day.day,
    received: cents(day.receivedAmount),
    refunded: cents(day.refundedAmount),
    closings: day.closings.count,
    closed: cents(day.closings.netAmount),
    made: cents(day.deposits?.depositedAmount ?? 0),
    returned: cents(day.deposits?.returnedAmount ?? 0),
    balance: cents(day.balance),
  }));
  const [opening, ...records] = csvRecords(
    await textOf(admin.closings.exportStatement({ ...content, format: 'csv' })),
  );
  const written = records.map((record) => ({
    day: record.Día,
    received: centsOf(record.Recibido ?? ''),
    refunded: centsOf(record.Reembolsado ?? ''),
    closings: Number(record.Cierres),
    closed: centsOf(record.Cerrado ?? ''),
    made: centsOf(record.Depositado ?? ''),
    returned: centsOf(record.Devuelto ?? ''),
    balance: centsOf(record.Saldo ?? ''),
  }));
  assert.equal(ofDays, expected.days, JSON.stringify(days));
  assert.equal(written, expected.days, JSON.stringify(days));
  assert.is(centsOf(opening?.Saldo ?? ''), expected.opening);
  assert.ok(found.check.isBalanced);
  const { openingBalance, closingBalance, undeposited, closedLater, notClosed } = found;
  assert.equal(
    [openingBalance, closingBalance, undeposited?.amount ?? 0, closedLater.amount, notClosed.amount].map(
      cents,
    ),
    [expected.opening, expected.closing, expected.undeposited, expected.closedLater, expected.notClosed],
    JSON.stringify(days),
  );
}
