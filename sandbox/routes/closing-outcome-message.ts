import type { Schemas } from '../contract/operation-types.ts';
import { differenceText } from '../rules/closings/counted-amount.ts';
import { formatClosingNumber } from '../rules/closings/format-closing-number.ts';
import type { ClosingRow } from '../rules/closings/read-closings.ts';
import { formatMoney } from '../rules/money.ts';

const TITLE = 'Cierre';

/** Message after closing: completed closings, and failed ones with their reason. */
export function closingOutcome(rows: readonly ClosingRow[]): Schemas['Info'] {
  const completed = rows.filter(({ status }) => status === 'completed');
  const failed = rows.filter(({ status }) => status === 'error');
  const sentences = [...(completed.length > 0 ? [done(completed)] : []), ...failed.map(failure)];
  return { title: TITLE, message: sentences.join('. ') };
}

function done(rows: readonly ClosingRow[]): string {
  const [only] = rows;
  if (only && rows.length === 1) {
    const made = `Se realizó el cierre ${formatClosingNumber(only.number)} por ${formatMoney(only.net_amount)}`;
    return only.count_difference === null ? made : `${made}. ${differenceText(only.count_difference)}`;
  }
  return `Se realizaron ${rows.length} cierres`;
}

function failure(row: ClosingRow): string {
  return `El cierre ${formatClosingNumber(row.number)} quedó en error: ${row.error_reason}`;
}
