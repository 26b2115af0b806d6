import {
  TRANSACTION_STATUS_LABEL,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../../domain/transaction-status.ts';
import type { SelectOption } from '../../ui/select.tsx';

/** Statuses of transactions that moved money, an option for accountants. */
const MOVED_MONEY: readonly TransactionStatus[] = ['completed', 'refunded'];

export const statusesLabel = (statuses: readonly TransactionStatus[]): string =>
  statuses.map((status) => TRANSACTION_STATUS_LABEL[status]).join(' y ');

const optionOf = (statuses: readonly TransactionStatus[]): SelectOption => ({
  value: statuses.join(','),
  label: statusesLabel(statuses),
});

/** Includes a combination that only an address can hold, while it is chosen. */
export function statusOptions(chosen: readonly TransactionStatus[]): SelectOption[] {
  const options = [
    { value: '', label: 'Todos' },
    ...TRANSACTION_STATUSES.map((status) => optionOf([status])),
    optionOf(MOVED_MONEY),
  ];
  const known = options.some(({ value }) => value === chosen.join(','));
  return known ? options : [...options, optionOf(chosen)];
}

export function statusesOf(value: string): TransactionStatus[] {
  const wanted = value.split(',');
  return TRANSACTION_STATUSES.filter((status) => wanted.includes(status));
}
