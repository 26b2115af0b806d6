import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { requireOwnBusiness, takenBranchValues } from './create-branch.ts';
import { lockBranchRow } from './lock-branch-row.ts';
import { requireRegion } from './states-cities-regions.ts';

/**
 * Edits a branch: branch admins their own, callers with `branch_manage` any of the business.
 * @throws ApiError 403; 404 branch or zone; 409 the name of another branch
 */
export async function updateBranch(
  database: Transactional,
  session: Session,
  content: Schemas['UpdateBranchContent'],
  now: Date,
): Promise<void> {
  if (session.user.type === 'admin' && !session.permissions.has('branch_manage')) throw forbidden();
  requireOwnBusiness(session, content.businessId);
  const name = normalizeName(content.name);
  await database.transaction(async (tx) => {
    const branch = await lockBranchRow(tx, session, content.id);
    await requireRegion(tx, content.regionId);
    const changed = await conflictIfTaken('Sucursal', takenBranchValues(name), () =>
      tx.query(
        `update branches set name = $2, address = $3, reference_id = $4, region_id = $5
         where id = $1 and (name, address, reference_id, region_id) is distinct from ($2, $3, $4, $5) returning 1`,
        [branch.id, name, content.address.trim(), content.referenceId, content.regionId],
      ),
    );
    if (changed.length === 0) return;
    await recordActivity(tx, session, { action: 'branch-edited', subject: name }, now);
  });
}
