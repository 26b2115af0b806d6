import type { BusinessApi, Download, Result, Schemas } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import { dataOf } from '../../support/unwrap-result.ts';
import { type Books, centsOf, csvRecords } from './accountant-books.ts';
import {
  type Amounts,
  type Days,
  greatestChanges,
  movedIn,
  paymentsByHour,
  statementOf,
  usualReceived,
} from './accountant-sums.ts';

// Compares what the portal shows for a period with the accountant's books.

export const cents = (amount: number) => Math.round(amount * 100);
export const textOf = async (file: Promise<Result<Download>>) => dataOf(await file).blob.text();

const amounts = (found: Schemas['TransactionAmounts']): Amounts => ({
  received: cents(found.receivedAmount),
  refunded: cents(found.refundedAmount),
  payments: found.receivedCount,
  refunds: found.refundedCount,
});
const contentOf = ({ first, last, branch }: Days) => ({
  startDay: first,
  endDay: last,
  ...(branch && { businessBranchId: branch }),
});

/** Compares every sum of Resumen for these days. */
export async function compareSummary(admin: BusinessApi, books: Books, days: Days) {
  const { branch, first, last } = days;
  const named = JSON.stringify(days);
  const found = dataOf(await admin.transactions.getSummary({ period: 'range', ...contentOf(days) }));
  const expected = movedIn(books, days);
  assert.equal(amounts(found.total), expected, named);
  assert.is(cents(found.total.netAmount), expected.received - expected.refunded, named);
  const { averageAmount } = found.total;
  const average = Math.floor(expected.received / expected.payments + 0.5);
  assert.is(averageAmount === null ? null : cents(averageAmount), expected.payments === 0 ? null : average);
  const { startDay, endDay } = found.before;
  const before = { first: startDay, last: endDay, branch };
  const none = { received: 0, refunded: 0, payments: 0, refunds: 0 };
  assert.equal(found.totalBefore ? amounts(found.totalBefore) : none, movedIn(books, before), named);
  const usual = found.totalUsual && cents(found.totalUsual.receivedAmount);
  assert.is(usual, usualReceived(books, days), named);
  for (const [index, span] of found.spans.entries()) {
    // Weeks and months at the edges contain days outside the period.
    const part = {
      first: span.startDay < first ? first : span.startDay,
      last: span.endDay > last ? last : span.endDay,
      branch,
    };
    assert.equal(amounts(span), movedIn(books, part), `${named} ${span.startDay}`);
    for (const place of found.places)
      assert.equal(
        amounts(place.spans[index] ?? span),
        movedIn(books, part, place.id),
        `${named} ${place.id}`,
      );
  }
  for (const place of found.places) {
    assert.equal(amounts(place.total), movedIn(books, days, place.id), named);
    assert.equal(place.before ? amounts(place.before) : none, movedIn(books, before, place.id), named);
    const usualOfPlace = place.usual && cents(place.usual.receivedAmount);
    assert.is(usualOfPlace, usualReceived(books, days, place.id), named);
  }
  assert.equal(
    found.changes.map(({ placeId, day, weeks, receivedAmount, comparedAmount, percent }) => ({
      place: placeId,
      day,
      weeks,
      received: cents(receivedAmount),
      compared: cents(comparedAmount),
      percent,
    })),
    greatestChanges(
      books,
      days,
      before,
      found.places.map(({ id }) => id),
    ),
    named,
  );
  const hours = found.hours.map(({ weekday, hour, receivedCount }) => [`${weekday} ${hour}`, receivedCount]);
  assert.equal(Object.fromEntries(hours), paymentsByHour(books, days), named);
}

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
