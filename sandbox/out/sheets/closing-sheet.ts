import type { ClosedTransaction } from '#money/closings/closed-transactions.ts';
import type { TotalsRow } from '#money/closings/ledger-entries.ts';
import type { ClosingRow } from '#money/closings/read-closings.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';
import { TRANSACTION_COLUMNS, transactionCells } from './transaction-sheet-columns.ts';

/** The workbook of a closing's transactions. */
export function closingSheet(name: string, timeZone: string): Sheet {
  return {
    name,
    timeZone,
    columns: [
      ...TRANSACTION_COLUMNS,
      { header: 'Monto recibido', type: 'money', width: 14 },
      { header: 'Monto reembolsado', type: 'money', width: 14 },
      { header: 'Neto', type: 'money', width: 14 },
    ],
  };
}

export function closingSheetRow({ transaction, closed }: ClosedTransaction): SheetRow {
  return [...transactionCells(transaction), closed.gross_amount, closed.refunded_amount, closed.net_amount];
}

/** The cashier's count, below the totals; empty for a closing without a count. */
export function closingSheetCount(closing: ClosingRow): SheetRow[] {
  const { counted_amount: counted, count_difference: difference, count_reason: reason } = closing;
  if (counted === null || difference === null) return [];
  const line = (name: string, amount: string): SheetRow => [
    name,
    ...Array(TRANSACTION_COLUMNS.length + 1).fill(null),
    amount,
  ];
  return [
    line('Contado', counted),
    line('Diferencia', difference),
    ...(reason === null ? [] : [[`Motivo: ${reason}`]]),
  ];
}

/** The totals below the rows. */
export function closingSheetTotals(totals: TotalsRow): SheetRow {
  return [
    'Total',
    ...Array(TRANSACTION_COLUMNS.length - 1).fill(null),
    totals.gross_amount,
    totals.refunded_amount,
    totals.net_amount,
  ];
}
