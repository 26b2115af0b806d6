export const TRANSACTION_STATUSES = [
  'pending',
  'completed',
  'rejected',
  'canceled',
  'refunded',
  'expired',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const TRANSACTION_STATUS_LABEL: Record<TransactionStatus, string> = {
  pending: 'Pendiente',
  completed: 'Recibido',
  rejected: 'Rechazado',
  canceled: 'Cancelado',
  refunded: 'Reembolsado',
  expired: 'Expirado',
};

/** An unknown status is shown as the server sent it, and offers no action. */
export function parseTransactionStatus(raw: string): TransactionStatus | 'unknown' {
  return TRANSACTION_STATUSES.find((status) => status === raw) ?? 'unknown';
}
