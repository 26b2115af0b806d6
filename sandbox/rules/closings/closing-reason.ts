import { formatClosingNumber } from './closing-number.ts';
import type { ClosingRow } from './read.ts';

const LIST = new Intl.ListFormat('es');

/** The reason for which a closing failed or, for a canceled one, the closings that replaced it. */
export function closingReason(
  row: Pick<ClosingRow, 'status' | 'error_reason' | 'replaced_by'>,
): string | null {
  if (row.status !== 'canceled' || row.replaced_by.length === 0) return row.error_reason;
  const numbers = row.replaced_by.map(formatClosingNumber);
  return numbers.length === 1
    ? `Lo reemplazó el cierre ${numbers[0]}`
    : `Lo reemplazaron los cierres ${LIST.format(numbers)}`;
}
