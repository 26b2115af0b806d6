import type { Movement } from './api.ts';
import { element } from './dom.ts';
import { dateTime } from './format.ts';

const LABELS: Record<string, string> = {
  pending: 'Por asignar',
  completed: 'Pagado',
  rejected: 'Rechazado',
  canceled: 'Cancelado',
  refunded: 'Reembolsado',
  expired: 'Expirado',
};

/** The app user's latest paid, rejected and expired requests. */
export function recentMovements(movements: readonly Movement[]): HTMLElement {
  return element(
    'ul',
    { className: 'recent' },
    ...movements.map((movement) =>
      element(
        'li',
        {},
        element('span', {}, [movement.businessName, movement.branchName].filter(Boolean).join(' · ')),
        element('span', { className: 'number' }, movement.formattedAmount),
        element('span', {}, LABELS[movement.status] ?? movement.status),
        element('span', { className: 'number' }, shortDate(movement)),
      ),
    ),
  );
}

function shortDate({ resolutionDate, creationDate }: Movement): string {
  const text = dateTime(new Date(resolutionDate ?? creationDate));
  return `${text.slice(0, 5)} ${text.slice(11, 16)}`;
}
