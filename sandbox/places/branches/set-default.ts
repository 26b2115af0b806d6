import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { blockedText } from '../../../words/blocked-place.ts';
import { lockBranchRow } from './lock-branch-row.ts';

/**
 * Makes a branch the default of its business, which is suggested for new requests.
 * @throws ApiError 404; 409 if it is blocked, or already the default
 */
export function setDefaultBranch(
  database: Transactional,
  session: Session,
  branchId: string,
  now: Date,
): Promise<Schemas['NamedRef']> {
  return database.transaction(async (tx) => {
    const branch = await lockBranchRow(tx, session, branchId);
    if (branch.status !== 'active') throw conflict('blocked', 'Sucursal', blockedText('branch'));
    const changed = await tx.query(
      'update businesses set default_branch_id = $2 where id = $1 and default_branch_id is distinct from $2 returning id',
      [session.business.id, branch.id],
    );
    if (changed.length === 0)
      throw conflict('already-default', 'Sucursal', 'La sucursal ya es la predeterminada');
    await recordActivity(tx, session, { action: 'branch-default', subject: branch.name }, now);
    return { id: branch.id, name: branch.name };
  });
}
