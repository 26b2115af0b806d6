import type { ClosingRow } from '#money/closings/read-closings.ts';
import { countedText } from '#terms/values/counted-text.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { addMoney } from '#terms/values/money.ts';
import { CLOSING_STATUS_LABEL } from '../../../words/closing-status.ts';
import { DEPOSIT_STATUS_LABEL } from '../../../words/deposit-status.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';

/** The workbook of a filtered list of closings. */
export function closingsSheet(timeZone: string): Sheet {
  return {
    name: 'Cierres',
    timeZone,
    columns: [
      { header: 'Número', type: 'text', width: 12 },
      { header: 'Fecha', type: 'moment', width: 20 },
      { header: 'Sucursal', type: 'text', width: 20 },
      { header: 'Caja', type: 'text', width: 20 },
      { header: 'Usuario de la caja', type: 'username', width: 30 },
      { header: 'Estado', type: 'text', width: 14 },
      { header: 'Completado', type: 'moment', width: 20 },
      { header: 'Realizado por', type: 'text', width: 22 },
      { header: 'Depósito', type: 'text', width: 14 },
      { header: 'Fecha de depósito', type: 'day', width: 16 },
      { header: 'Referencia de depósito', type: 'text', width: 22 },
      { header: 'Pagos', type: 'number', width: 10 },
      { header: 'Reembolsos', type: 'number', width: 12 },
      { header: 'Contado', type: 'money', width: 14 },
      { header: 'Diferencia', type: 'money', width: 14 },
      { header: 'Recibido', type: 'money', width: 14 },
      { header: 'Reembolsado', type: 'money', width: 14 },
      { header: 'Neto', type: 'money', width: 14 },
    ],
  };
}

export const closingsSheetRow = (row: ClosingRow): SheetRow => [
  formatClosingNumber(row.number),
  row.created_at,
  row.branch_name,
  row.checkout_name,
  row.fri_username,
  CLOSING_STATUS_LABEL[row.status],
  row.completed_at,
  row.origin === 'automatic' ? 'Automático' : row.created_by_name,
  row.deposit_status && DEPOSIT_STATUS_LABEL[row.deposit_status],
  row.deposit_day,
  row.deposit_reference,
  row.payment_count,
  row.refund_count,
  row.counted_amount,
  row.count_difference,
  row.gross_amount,
  row.refunded_amount,
  row.net_amount,
];

/** Counts closings, and adds up the completed ones, since only those hold their money. */
export class ClosingsSum {
  count = 0;
  #completed = 0;
  #amounts = ['0.00', '0.00', '0.00'];

  add({ status, gross_amount, refunded_amount, net_amount }: ClosingRow): void {
    this.count += 1;
    if (status !== 'completed') return;
    this.#completed += 1;
    this.#amounts = [gross_amount, refunded_amount, net_amount].map((amount, index) =>
      addMoney(amount, this.#amounts[index] ?? '0.00'),
    );
  }

  /** The row with the totals, below the others. */
  row(): SheetRow {
    const completed = countedText(this.#completed, 'completado', 'completados');
    return ['Total', null, completed, ...Array(12).fill(null), ...this.#amounts];
  }
}
