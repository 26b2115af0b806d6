import type { TransactionRow } from '../rules/transactions/transaction-row.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';
import { TRANSACTION_COLUMNS, transactionCells } from './transaction-sheet-columns.ts';

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

export function historySheetRow(transaction: TransactionRow): SheetRow {
  return [...transactionCells(transaction), transaction.status_reason, transaction.amount];
}

/** `1,284 transacciones` */
export function historySheetCount(count: number): string {
  return count === 1 ? '1 transacción' : `${count.toLocaleString('en')} transacciones`;
}

/** The totals below the rows: number of rows, their dates, and their sum as exact decimal text. */
export function historySheetTotals(count: number, total: string, range: string | null): SheetRow {
  return [
    'Total',
    historySheetCount(count),
    range,
    ...Array(TRANSACTION_COLUMNS.length - 2).fill(null),
    total,
  ];
}
