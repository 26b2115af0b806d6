import type { Schemas } from '#ground/contract/operation-types.ts';
import { formatDay } from '#terms/time/days.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { requireBank } from '#terms/values/banks.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';
import type { DepositRow } from './read-deposits.ts';
import type { ClosingOfDepositRow } from './undeposited.ts';

/** Creates a function that converts a deposit row to the API's `Deposit`, with moments in the business's time zone. */
export function createDepositJson(timeZone: string): (row: DepositRow) => Schemas['Deposit'] {
  const format = createMomentFormatter(timeZone);
  return (row) => ({
    id: row.id,
    status: row.status,
    scheduledDay: row.scheduled_on,
    formattedScheduledDay: formatDay(row.scheduled_on),
    reference: row.reference,
    bankName: row.bank_id === null ? row.bank_name : requireBank(row.bank_id).name,
    lastFourDigits: row.last_four,
    accountType: row.account_type,
    accountHolder: row.account_holder,
    closingCount: row.closing_count,
    amount: Number(row.amount),
    formattedAmount: formatMoney(row.amount),
    isPartial: row.is_partial,
    depositDate: row.made_at?.toISOString() ?? null,
    ...(row.made_at && { formattedDepositDate: format(row.made_at).date }),
    creditDate: row.credited_at?.toISOString() ?? null,
    returnDate: row.returned_at?.toISOString() ?? null,
    returnReason: row.return_reason,
    retryDay: row.retry_on,
    formattedRetryDay: row.retry_on && formatDay(row.retry_on),
    replacedReference: row.replaced_reference,
    reconciliationDate: row.reconciled_at?.toISOString() ?? null,
  });
}

export function closingsOfDepositJson(rows: readonly ClosingOfDepositRow[]): Schemas['ClosingOfDeposit'][] {
  return rows.map((row) => ({
    id: row.id,
    formattedNumber: formatClosingNumber(row.number),
    branchName: row.branch_name,
    checkoutName: row.checkout_name,
    netAmount: Number(row.net_amount),
    formattedNetAmount: formatMoney(row.net_amount),
  }));
}
