import type { Schemas } from '#ground/contract/operation-types.ts';
import { createDepositJson } from '#money/deposits/deposit-json.ts';
import type { DepositRow } from '#money/deposits/read-deposits.ts';
import { transactionsJson } from '#money/transactions/transaction-json.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';
import type { ClosedTransaction } from './closed-transactions.ts';
import { differenceText } from './counted-amount.ts';
import type { ShareRow, TotalsRow } from './ledger-entries.ts';
import type { NextAutomaticClosing } from './next-automatic-closing.ts';
import type { PaymentHour } from './payments-by-hour.ts';
import type { ClosingRow } from './read-closings.ts';

const LIST = new Intl.ListFormat('es');

/** Maps totals from the database to those of the API. */
export function totalsJson(row: TotalsRow): Schemas['ClosingTotals'] {
  return {
    count: row.payment_count,
    refundCount: row.refund_count,
    grossAmount: Number(row.gross_amount),
    formattedGrossAmount: formatMoney(row.gross_amount),
    refundedAmount: Number(row.refunded_amount),
    formattedRefundedAmount: formatMoney(row.refunded_amount),
    netAmount: Number(row.net_amount),
    formattedNetAmount: formatMoney(row.net_amount),
  };
}

/** Maps closings to rows of the history, with moments in the business's time zone. Deposits are given by closing id. */
export function closingsJson(
  rows: readonly ClosingRow[],
  timeZone: string,
  deposits: ReadonlyMap<string, DepositRow>,
): Schemas['ClosingRow'][] {
  const format = createMomentFormatter(timeZone);
  const depositJson = createDepositJson(timeZone);
  return rows.map((row) => {
    const deposit = deposits.get(row.id);
    const created = format(row.created_at);
    return {
      ...totalsJson(row),
      id: row.id,
      number: row.number,
      formattedNumber: formatClosingNumber(row.number),
      status: row.status,
      errorReason: closingReason(row),
      closingType: row.origin,
      createdByName: row.created_by_name,
      startDate: row.starts_at?.toISOString() ?? null,
      endDate: row.ends_at.toISOString(),
      creationDate: row.created_at.toISOString(),
      formattedCreationDate: created.date,
      formattedCreationTime: created.time,
      completionDate: row.completed_at?.toISOString() ?? null,
      friUsername: row.fri_username,
      checkoutName: row.checkout_name,
      branchName: row.branch_name,
      branchId: row.branch_id,
      userId: row.cashier_id,
      ...countJson(row),
      ...(deposit && { deposit: depositJson(deposit) }),
    };
  });
}

function countJson(row: ClosingRow): Pick<Schemas['ClosingRow'], 'counted'> {
  const { counted_amount: counted, expected_amount: expected, count_difference: difference } = row;
  if (counted === null || expected === null || difference === null) return {};
  return {
    counted: {
      amount: Number(counted),
      formattedAmount: formatMoney(counted),
      expectedAmount: Number(expected),
      formattedExpectedAmount: formatMoney(expected),
      difference: Number(difference),
      formattedDifference: formatMoney(difference),
      reason: row.count_reason,
    },
  };
}

export function sharesJson(rows: readonly ShareRow[]): Schemas['ClosingCashier'][] {
  return rows.map((row) => ({
    ...totalsJson(row),
    userId: row.cashier_id,
    username: row.username,
    checkoutName: row.checkout_name,
    branchId: row.branch_id,
    branchName: row.branch_name,
  }));
}

export function hoursJson(hours: readonly PaymentHour[]): Schemas['ClosingHour'][] {
  return hours.map(({ hour, count, gross }) => ({
    hour,
    count,
    grossAmount: Number(gross),
    formattedGrossAmount: formatMoney(gross),
  }));
}

/** Maps transactions with the amounts that a closing includes of each. */
export function closedTransactionsJson(
  rows: readonly ClosedTransaction[],
  timeZone: string,
): Schemas['ClosingTransaction'][] {
  const transactions = transactionsJson(
    rows.map(({ transaction }) => transaction),
    timeZone,
  );
  return rows.flatMap(({ closed }, index) => {
    const transaction = transactions[index];
    return transaction ? [{ ...transaction, closed: totalsJson(closed) }] : [];
  });
}

/** The moment of the oldest entry that a closing would include; absent if there are no entries. */
export function oldestJson(
  oldest: Date | null,
  timeZone: string,
): Pick<Schemas['PendingClosingAnswer'], 'oldestDate' | 'formattedOldestDate' | 'formattedOldestTime'> {
  if (!oldest) return {};
  const { date, time } = createMomentFormatter(timeZone)(oldest);
  return { oldestDate: oldest.toISOString(), formattedOldestDate: date, formattedOldestTime: time };
}

/** The next automatic closing; null if none is scheduled. */
export function nextClosingJson(
  next: NextAutomaticClosing | null,
  timeZone: string,
): Schemas['NextClosingOrNone'] {
  if (!next) return null;
  const { date, time } = createMomentFormatter(timeZone)(next.date);
  return {
    date: next.date.toISOString(),
    formattedDate: date,
    formattedTime: time,
    branchId: next.branch_id,
    branchName: next.branch_name,
    userId: next.user_id,
    checkoutName: next.checkout_name,
  };
}

/** The reason why a closing failed or, for a canceled one, the closings that replaced it. */
function closingReason(row: Pick<ClosingRow, 'status' | 'error_reason' | 'replaced_by'>): string | null {
  if (row.status !== 'canceled' || row.replaced_by.length === 0) return row.error_reason;
  const numbers = row.replaced_by.map(formatClosingNumber);
  return numbers.length === 1
    ? `Lo reemplazó el cierre ${numbers[0]}`
    : `Lo reemplazaron los cierres ${LIST.format(numbers)}`;
}

const TITLE = 'Cierre';

/** The message after closing, with the completed closings, and the failed ones with their reasons. */
export function closingOutcome(rows: readonly ClosingRow[]): Schemas['Info'] {
  const completed = rows.filter(({ status }) => status === 'completed');
  const failed = rows.filter(({ status }) => status === 'error');
  const sentences = [...(completed.length > 0 ? [done(completed)] : []), ...failed.map(failure)];
  return { title: TITLE, message: sentences.join('. ') };
}

function done(rows: readonly ClosingRow[]): string {
  const [only] = rows;
  if (only && rows.length === 1) {
    const made = `Se realizó el cierre ${formatClosingNumber(only.number)} por ${formatMoney(only.net_amount)}`;
    return only.count_difference === null ? made : `${made}. ${differenceText(only.count_difference)}`;
  }
  return `Se realizaron ${rows.length} cierres`;
}

function failure(row: ClosingRow): string {
  return `El cierre ${formatClosingNumber(row.number)} quedó en error: ${row.error_reason}`;
}
