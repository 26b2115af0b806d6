import { type RefundMode, refundModeOf } from '#access/users/refund-mode.ts';
import { ADMINISTRATOR_ROLE, type Permission } from '#access/users/user-permissions.ts';
import type { Queryable } from '#ground/db/database.ts';

/** The rule of a role. Amounts are exact decimal text, null for a limit that does not exist. */
export interface RefundRule {
  roleId: string;
  roleName: string;
  /** Active users with the role. */
  userCount: number;
  mode: RefundMode;
  perRefund: string | null;
  perDay: string | null;
  withinDays: number | null;
}

export interface RefundPolicy {
  /** 0 until the first change is saved. */
  version: number;
  confirmFrom: string | null;
  rules: RefundRule[];
}

interface RuleRow extends Omit<RefundRule, 'mode'> {
  type: 'admin' | 'branch_admin' | 'operator';
  rolePermissions: Permission[] | null;
  savedMode: RefundMode | null;
}

/** The rules of every role of a business that sees payments, as saved or as they are by themselves. */
export async function readPolicy(database: Queryable, businessId: string): Promise<RefundPolicy> {
  const [saved] = await database.query<Pick<RefundPolicy, 'version' | 'confirmFrom'>>(
    'select version, confirm_from as "confirmFrom" from refund_policies where business_id = $1',
    [businessId],
  );
  const rows = await database.query<RuleRow>(
    `select k.type, k.id as "roleId", k.name as "roleName", k.permissions as "rolePermissions",
       (select count(*)::int from users u where u.business_id = $1 and u.status = 'active' and u.type = k.type
         and (k.type <> 'admin' or coalesce(u.role_id, $2) = k.id)) as "userCount",
       s.mode as "savedMode", s.per_refund as "perRefund", s.per_day as "perDay", s.within_days as "withinDays"
     from (
       select case id when $2 then 1 else 3 end as place, 'admin' as type, id, name, permissions from roles
       where (business_id is null or business_id = $1) and 'view_payments' = any(permissions)
       union all values (2, 'branch_admin', 'branch_admin', 'Administrador de sucursal', null::text[]),
         (4, 'operator', 'operator', 'Caja', null)
     ) as k left join refund_rules s on s.business_id = $1 and s.role_id = k.id
     order by k.place, k.name`,
    [businessId, ADMINISTRATOR_ROLE.id],
  );
  const rules = rows.map(({ type, rolePermissions, savedMode, ...rule }) => ({
    ...rule,
    mode: refundModeOf(savedMode, { type, rolePermissions }),
  }));
  return { version: saved?.version ?? 0, confirmFrom: saved?.confirmFrom ?? null, rules };
}
