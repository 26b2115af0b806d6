import type { Schemas } from '#ground/contract/operation-types.ts';
import { ADMINISTRATOR_ROLE, type PermissionFacts } from './user-permissions.ts';

export type RefundMode = Schemas['RefundMode'];

/** SQL of the role by which the user `u` refunds: that of an administrative user, otherwise the type. */
const ROLE_OF_USER = `case u.type when 'admin' then coalesce(u.role_id, '${ADMINISTRATOR_ROLE.id}') else u.type end`;

/** Joins the rule of the user `u` as `rr`, which has no row if the owner did not save one. */
export const JOIN_REFUND_RULE = `left join refund_rules rr on rr.business_id = u.business_id and rr.role_id = ${ROLE_OF_USER}`;

/** The saved mode, or the default: whoever may change things refunds, except cashiers. */
export function refundModeOf(
  saved: RefundMode | null,
  { type, rolePermissions }: Pick<PermissionFacts, 'type' | 'rolePermissions'>,
): RefundMode {
  if (saved !== null) return saved;
  if (type === 'branch_admin') return 'allowed';
  const mayChange = rolePermissions === null || rolePermissions.includes('cashier_manage');
  return type === 'admin' && mayChange ? 'allowed' : 'not-allowed';
}
