export const DEPOSIT_STATUSES = ['pending', 'deposited', 'returned'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

export const DEPOSIT_STATUS_LABEL: Record<DepositStatus, string> = {
  pending: 'Por depositar',
  deposited: 'Depositado',
  returned: 'Devuelto',
};

/** An unknown status is shown as the server sent it. */
export function parseDepositStatus(raw: string): DepositStatus | 'unknown' {
  return DEPOSIT_STATUSES.find((status) => status === raw) ?? 'unknown';
}
