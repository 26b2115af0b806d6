import type { Session } from '#access/sessions/sessions.ts';
import { allows, requirements } from '#access/users/operation-requirements.ts';
import { type Permission, permissionsOf } from '#access/users/user-permissions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { type AdministrativeUserRow, noAdministrativeUser } from './read-administrative-users.ts';

/** Title of all errors about administrative users. */
export const TITLE = 'Equipo';

/** An administrative user whose state cannot change until the transaction ends. */
export interface Member extends Omit<AdministrativeUserRow, 'role_name' | 'second_factor_enabled'> {
  permissions: ReadonlySet<Permission>;
}

/** The administrative users of a business, locked until the transaction ends. */
export interface LockedAdministrativeUsers {
  members: readonly Member[];
  caller: Member;
}

type MemberRow = Omit<Member, 'permissions'> & { role_permissions: Permission[] | null };

/**
 * Locks all administrative users of the business. Every change of an administrative user starts here: if two administrators take
 * each other's role away at the same time, the second has lost the permission when its turn comes. Because the caller must be an
 * administrator at that moment and cannot change themselves, at least one administrator always remains.
 * @throws ApiError 403 if the caller may not manage administrative users, or no longer may
 */
export async function lockAdministrativeUserRows(
  tx: Queryable,
  session: Session,
): Promise<LockedAdministrativeUsers> {
  const businessId = session.business.id;
  await tx.query(
    `select id from users where business_id = $1 and type = 'admin' and status <> 'deleted' order by id
     for no key update`,
    [businessId],
  );
  // A new statement while the locks are held, so that it sees what earlier holders of the locks committed.
  const rows = await tx.query<MemberRow>(
    `select u.id, u.name, u.username, u.email_address, u.country_code, u.phone_number, u.status, u.role_id,
       r.permissions as role_permissions
     from users u left join roles r on r.id = u.role_id
     where u.business_id = $1 and u.type = 'admin' and u.status <> 'deleted'`,
    [businessId],
  );
  const members = rows.map(memberOf);
  const caller = members.find(({ id }) => id === session.user.id);
  if (!caller || !administers(caller)) throw forbidden();
  return { members, caller };
}

function memberOf({ role_permissions: rolePermissions, ...member }: MemberRow): Member {
  const facts = { type: 'admin', rolePermissions, closingLocked: false, isTitular: false } as const;
  return { ...member, permissions: new Set(permissionsOf(facts)) };
}

/** True if this person may currently manage administrative users. */
function administers({ status, permissions }: Member): boolean {
  return (
    status === 'active' && allows(requirements['administrativeUsers.update'], { type: 'admin', permissions })
  );
}

/** @throws ApiError 404 */
export function requireMember({ members }: LockedAdministrativeUsers, userId: string): Member {
  const member = members.find(({ id }) => id === userId);
  if (!member) throw noAdministrativeUser();
  return member;
}
