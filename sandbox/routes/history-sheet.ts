import type { Schemas } from '../contract/types.ts';
import type { Sheet, SheetRow } from '../excel/sheet.ts';
import type { TransactionRow } from '../rules/transactions/read.ts';
import { TRANSACTION_COLUMNS, transactionCells } from './transaction-sheet.ts';

/** The workbook of a filtered history. */
export function historySheet(timeZone: string): Sheet {
  return {
    name: 'Historial',
    timeZone,
    columns: [
      ...TRANSACTION_COLUMNS,
      { header: 'Motivo', type: 'text', width: 30 },
      { header: 'Monto', type: 'money', width: 14 },
    ],
  };
}

/** One transaction as a row of that workbook. */
export function historySheetRow(transaction: TransactionRow): SheetRow {
  return [...transactionCells(transaction), transaction.status_reason, transaction.amount];
}

/** The totals below them: how many rows there are, and what they sum up to as exact decimal text. */
export function historySheetTotals(count: number, total: string): SheetRow {
  const counted = count === 1 ? '1 transacción' : `${count.toLocaleString('en')} transacciones`;
  return ['Total', counted, ...Array(TRANSACTION_COLUMNS.length - 1).fill(null), total];
}

/** `historial-2026-11-01-a-2026-11-30.xlsx` for a range of dates, otherwise the date (UTC) it was made. */
export function historyFileName({ startDate, endDate }: Schemas['TransactionFilters'], now: Date): string {
  const date = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);
  if (startDate === undefined || endDate === undefined) return `historial-${date(now)}.xlsx`;
  const [first, last] = [date(startDate), date(endDate)];
  return first === last ? `historial-${first}.xlsx` : `historial-${first}-a-${last}.xlsx`;
}
