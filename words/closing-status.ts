export const CLOSING_STATUSES = ['processing', 'error', 'canceled', 'completed'] as const;
export type ClosingStatus = (typeof CLOSING_STATUSES)[number];

export const CLOSING_STATUS_LABEL: Record<ClosingStatus, string> = {
  processing: 'Procesando',
  error: 'Error',
  canceled: 'Cancelado',
  completed: 'Completado',
};

/** An unknown status is shown as the server sent it, and offers no action. */
export function parseClosingStatus(raw: string): ClosingStatus | 'unknown' {
  return CLOSING_STATUSES.find((status) => status === raw) ?? 'unknown';
}
