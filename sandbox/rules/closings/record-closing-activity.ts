import type { Queryable } from '../../db/database.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { formatMoney } from '../money.ts';
import type { Session } from '../sessions.ts';
import { formatClosingNumber } from './format-closing-number.ts';
import type { ClosingRow } from './read-closings.ts';

/** Records the closings that a person made or retried, completed or failed. */
export async function recordClosingActivity(
  tx: Queryable,
  session: Session,
  closings: readonly ClosingRow[],
  now: Date,
): Promise<void> {
  for (const closing of closings) {
    const place = [closing.branch_name, closing.checkout_name].filter(Boolean).join(', ');
    const subject = `${formatClosingNumber(closing.number)} (${place})`;
    const failed = closing.status === 'error';
    const detail = failed ? (closing.error_reason ?? '') : amountText(closing);
    await recordActivity(
      tx,
      session,
      { action: failed ? 'closing-failed' : 'closing-made', subject, detail },
      now,
    );
  }
}

/** `Q2,754.25, con una diferencia de −Q4.25` */
function amountText({ net_amount, count_difference }: ClosingRow): string {
  const net = formatMoney(net_amount);
  if (count_difference === null || Number(count_difference) === 0) return net;
  return `${net}, con una diferencia de ${formatMoney(count_difference)}`;
}
