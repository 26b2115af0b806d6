import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { businessRule, conflict, notFound } from '#terms/errors/api-error.ts';
import { lockManagedCashier } from './managed-user.ts';

const TITLE = 'Caja titular';

interface CashierRow {
  id: string;
  name: string;
  titular_id: string | null;
  is_titular: boolean;
}

/**
 * Sets the child cashiers of a titular cashier, which it also sees and closes; with an empty list it becomes an ordinary cashier
 * again.
 * @throws ApiError 404 a cashier of another branch; 409 a child that has another titular cashier or is one; 422 the cashier is
 * itself a child, or names itself
 */
export function setChildren(
  database: Transactional,
  session: Session,
  {
    cashierId,
    childIds,
    businessBranchId,
  }: { cashierId: string; childIds: readonly string[]; businessBranchId?: string | undefined },
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const { user, branch } = await lockManagedCashier(tx, session, {
      userId: cashierId,
      businessBranchId,
    });
    if (user.titular_id !== null)
      throw businessRule('titular-conflict', TITLE, 'Una caja que pertenece a otra no puede ser titular');
    if (childIds.includes(user.id))
      throw businessRule('titular-conflict', TITLE, 'Una caja no puede pertenecer a sí misma');
    const cashiers = await plannedCashiers(tx, branch.id);
    for (const childId of childIds) requirePossibleChild(cashiers.get(childId), user.id);
    const ids = [...childIds];
    const given = [user.id, ids];
    const freed = await tx.query(
      'update users set titular_id = null where titular_id = $1 and not id = any($2) returning 1',
      given,
    );
    const taken = await tx.query(
      'update users set titular_id = $1 where id = any($2) and titular_id is distinct from $1 returning 1',
      given,
    );
    if (freed.length + taken.length === 0) return;
    const names = childIds.map((id) => cashiers.get(id)?.name).join(', ');
    const act = {
      action: 'cashier-children',
      subject: `@${user.username}`,
      detail: names || 'ninguna',
    } as const;
    await recordActivity(tx, session, act, now);
  });
}

async function plannedCashiers(tx: Queryable, branchId: string): Promise<Map<string, CashierRow>> {
  const rows = await tx.query<CashierRow>(
    `select u.id, u.name, u.titular_id, exists (select 1 from users child where child.titular_id = u.id) as is_titular
     from users u where u.branch_id = $1 and u.type = 'operator' and u.status <> 'deleted'`,
    [branchId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function requirePossibleChild(child: CashierRow | undefined, titularId: string): void {
  if (!child) throw notFound('No se encontró la caja en esta sucursal');
  if (child.is_titular) throw conflict('titular-conflict', TITLE, `${child.name} es titular de otras cajas`);
  if (child.titular_id !== null && child.titular_id !== titularId) {
    throw conflict('titular-conflict', TITLE, `${child.name} ya pertenece a otra caja titular`);
  }
}
