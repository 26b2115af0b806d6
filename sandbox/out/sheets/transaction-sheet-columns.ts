import type { Schemas } from '#ground/contract/operation-types.ts';
import { noPayer, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { TRANSACTION_STATUS_LABEL } from '../../../words/transaction-status.ts';
import type { SheetColumn, SheetRow } from './sheet-types.ts';

const ORIGIN: Record<Schemas['TransactionOrigin'], string> = {
  request: 'Solicitud',
  payment: 'Pago',
  charge: 'Cobro',
};

/** Columns that every workbook of transactions has; the amounts follow them. */
export const TRANSACTION_COLUMNS: readonly SheetColumn[] = [
  { header: 'Creación', type: 'moment', width: 20 },
  { header: 'Recibido', type: 'moment', width: 20 },
  { header: 'Resolución', type: 'moment', width: 20 },
  { header: 'Sucursal', type: 'text', width: 18 },
  { header: 'Caja', type: 'text', width: 18 },
  { header: 'Cliente', type: 'text', width: 24 },
  { header: 'Usuario del cliente', type: 'username', width: 20 },
  { header: 'Origen', type: 'text', width: 12 },
  { header: 'Estado', type: 'text', width: 14 },
  { header: 'Nota', type: 'text', width: 30 },
  { header: 'Referencia', type: 'text', width: 14 },
  { header: 'Autorización', type: 'text', width: 14 },
  { header: 'Comprobante', type: 'text', width: 18 },
];

export function transactionCells(transaction: TransactionRow): SheetRow {
  return [
    transaction.created_at,
    transaction.received_at,
    transaction.resolved_at,
    transaction.branch_name,
    transaction.cashier_name,
    ...(transaction.app_user_id === null
      ? [noPayer(transaction), null]
      : [`${transaction.app_user_name} ${transaction.app_user_lastname}`, transaction.app_user_username]),
    ORIGIN[transaction.origin],
    TRANSACTION_STATUS_LABEL[transaction.status],
    transaction.note,
    transaction.reference,
    transaction.authorization_number,
    transaction.receipt_code,
  ];
}
