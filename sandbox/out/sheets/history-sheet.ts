import type { TransactionRow } from '#money/transactions/read-transactions.ts';
import { countedText } from '#terms/values/counted-text.ts';
import { addMoney } from '#terms/values/money.ts';
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
      { header: 'Monto reembolsado', type: 'money', width: 14 },
    ],
  };
}

export function historySheetRow(transaction: TransactionRow): SheetRow {
  return [
    ...transactionCells(transaction),
    transaction.status_reason,
    transaction.amount,
    refundedCell(transaction),
  ];
}

/** Empty if nothing was refunded. */
const refundedCell = ({ refunds, refunded_amount }: TransactionRow) => (refunds ? refunded_amount : null);

/** `1,284 transacciones` */
export function historySheetCount(count: number): string {
  return countedText(count, 'transacción', 'transacciones');
}

interface HistorySheetTotals {
  count: number;
  /** Amounts as exact decimal text; `received` includes payments that were refunded later. */
  received: string;
  refunded: string;
}

/** The totals below the rows: the number of rows and their dates, then the amounts received and refunded and their difference. */
export function historySheetTotals(
  { count, received, refunded }: HistorySheetTotals,
  range: string | null,
): SheetRow[] {
  const line = (name: string, amount: string): SheetRow => [
    name,
    ...Array(TRANSACTION_COLUMNS.length).fill(null),
    amount,
  ];
  return [
    ['Total', historySheetCount(count), range],
    line('Recibido', received),
    line('Reembolsado', refunded),
    line('Neto', addMoney(received, `-${refunded}`)),
  ];
}
