import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { joinTransaction, type Queryable, type Transactional } from '#ground/db/database.ts';
import { lockBusiness } from '#ground/db/lock-business.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import { requireNoPending } from '#money/transactions/require-no-pending.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { formatMoney } from '#terms/values/money.ts';
import { deleteUsers } from './delete-users.ts';
import { type LockedBranch, lockBranchRow } from './lock-branch-row.ts';

/**
 * Deletes a branch with its admin and its cashiers. History, names and closings are kept; its usernames are not reused.
 * @returns the branch before the change
 * @throws ApiError 404; 409 while it has pending transactions or an open balance, because nobody could resolve or close them any
 * more
 */
export function deleteBranch(
  database: Transactional,
  session: Session,
  branchId: string,
  now: Date,
): Promise<LockedBranch> {
  return database.transaction(async (tx) => {
    // Locked before the branch, in the same order as in a closing, to avoid deadlocks.
    await lockBusiness(tx, session.business.id);
    const branch = await lockBranchRow(tx, session, branchId, 'delete');
    const users = await tx.query<{ id: string }>('select id from users where branch_id = $1', [branchId]);
    const ids = users.map(({ id }) => id);
    await expireRequests(joinTransaction(tx), now);
    await requireNoPending(tx, 'Sucursal', 'branch_id', branchId);
    await requireNoOpenBalance(tx, branchId);
    await deleteUsers(tx, ids, now);
    await tx.query(`update branches set status = 'deleted' where id = $1`, [branchId]);
    await tx.query('update businesses set default_branch_id = null where default_branch_id = $1', [branchId]);
    await recordActivity(tx, session, { action: 'branch-deleted', subject: branch.name }, now);
    return branch;
  });
}

async function requireNoOpenBalance(tx: Queryable, branchId: string): Promise<void> {
  const [row] = await tx.query<{ count: number; total: string }>(
    `select count(*) as count, coalesce(sum(amount), 0)::numeric(14, 2) as total
     from ledger_entries where branch_id = $1 and closing_id is null`,
    [branchId],
  );
  if (!row || row.count === 0) return;
  throw conflict(
    'has-open-balance',
    'Sucursal',
    `La sucursal tiene ${formatMoney(row.total)} por liquidar: realiza su cierre antes de eliminarla`,
  );
}
