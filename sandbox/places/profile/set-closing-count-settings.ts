import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { exactSum, formatMoney } from '#terms/values/money.ts';

/**
 * Sets whether closings of cashiers require a count, and the difference above which they require a reason.
 * @throws ApiError 400 for a threshold with a third decimal
 */
export async function setClosingCount(
  database: Transactional,
  session: Session,
  { required, reasonThreshold }: Schemas['ClosingCountSettings'],
  now: Date,
): Promise<void> {
  const threshold = exactSum(reasonThreshold, 'reasonThreshold');
  await database.transaction(async (tx) => {
    const [before] = await tx.query<{ required: boolean }>(
      'select closing_count_required as required from businesses where id = $1 for update',
      [session.business.id],
    );
    const changed = await tx.query(
      `update businesses set closing_count_required = $2, closing_count_threshold = $3
       where id = $1 and (closing_count_required <> $2 or closing_count_threshold <> $3) returning 1`,
      [session.business.id, required, threshold],
    );
    if (changed.length === 0 || !(required || before?.required)) return;
    const action = required ? 'count-on' : 'count-off';
    await recordActivity(tx, session, { action, detail: formatMoney(threshold) }, now);
  });
}
