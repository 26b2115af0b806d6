import { JOIN_REFUND_RULE, type RefundMode, refundModeOf } from '#access/users/refund-mode.ts';
import { type Permission, permissionsOf, type UserType } from '#access/users/user-permissions.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { ScopeOwner } from './scope.ts';
import { MUST_ENROLL } from './sql-conditions.ts';

/** A person outside of any call, as they are now: what they may see, and may do. */
export interface Reader extends ScopeOwner {
  permissions: ReadonlySet<Permission>;
  refundMode: RefundMode;
  /** False if the person is blocked or deleted, or their branch or business is. */
  isActive: boolean;
  /** False if the person is not active, or has to change the password or set up a second factor first. */
  mayAct: boolean;
}

interface Row {
  type: UserType;
  branch_id: string | null;
  business_id: string;
  time_zone: string;
  closing_locked: boolean;
  role_permissions: Permission[] | null;
  refund_mode: RefundMode | null;
  child_ids: string[];
  is_active: boolean;
  is_ready: boolean;
}

/** Reads a person by id, for what is sent without a call of theirs. */
export async function readReader(database: Queryable, userId: string): Promise<Reader | undefined> {
  const [row] = await database.query<Row>(
    `select u.type, u.branch_id, b.id as business_id, b.time_zone, u.closing_locked, r.permissions as role_permissions,
       rr.mode as refund_mode,
       array(select child.id from users child where child.titular_id = u.id) as child_ids,
       u.status = 'active' and b.status = 'active' and coalesce(br.status = 'active', true) as is_active,
       not u.must_change_password and not ${MUST_ENROLL} as is_ready
     from users u join businesses b on b.id = u.business_id
       left join branches br on br.id = u.branch_id left join roles r on r.id = u.role_id ${JOIN_REFUND_RULE}
     where u.id = $1`,
    [userId],
  );
  if (!row) return undefined;
  const permissions = permissionsOf({
    type: row.type,
    rolePermissions: row.role_permissions,
    closingLocked: row.closing_locked,
    isTitular: row.child_ids.length > 0,
  });
  return {
    user: { id: userId, type: row.type, branchId: row.branch_id },
    business: { id: row.business_id, timeZone: row.time_zone },
    childIds: row.child_ids,
    permissions: new Set(permissions),
    refundMode: refundModeOf(row.refund_mode, { type: row.type, rolePermissions: row.role_permissions }),
    isActive: row.is_active,
    mayAct: row.is_active && row.is_ready,
  };
}
