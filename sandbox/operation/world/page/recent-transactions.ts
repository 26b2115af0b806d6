import type { AppUserTransaction } from './api.ts';
import { element } from './dom.ts';
import { dateTime } from './format-time.ts';

const LABELS: Record<string, string> = {
  pending: 'Por asignar',
  completed: 'Pagado',
  rejected: 'Rechazado',
  canceled: 'Cancelado',
  refunded: 'Reembolsado',
  expired: 'Expirado',
};

/** The app user's latest payments, and the latest requests and charges that no longer wait. */
export function recentTransactions(transactions: readonly AppUserTransaction[]): HTMLElement {
  return element(
    'ul',
    { className: 'recent' },
    ...transactions.map((transaction) =>
      element(
        'li',
        {},
        element('span', {}, [transaction.businessName, transaction.branchName].filter(Boolean).join(' · ')),
        element('span', { className: 'number' }, transaction.formattedAmount),
        element('span', {}, stateOf(transaction)),
        element('span', { className: 'number' }, shortDate(transaction)),
      ),
    ),
  );
}

/** `Pagado, devueltos Q20.00` */
function stateOf({ status, formattedRefundedAmount }: AppUserTransaction): string {
  const state = LABELS[status] ?? status;
  return formattedRefundedAmount ? `${state}, devueltos ${formattedRefundedAmount}` : state;
}

function shortDate({ resolutionDate, creationDate }: AppUserTransaction): string {
  const text = dateTime(new Date(resolutionDate ?? creationDate));
  return `${text.slice(0, 5)} ${text.slice(11, 16)}`;
}
