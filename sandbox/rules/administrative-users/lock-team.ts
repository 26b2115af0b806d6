import type { Queryable } from '../../db/database.ts';
import { forbidden } from '../api-error.ts';
import { type Permission, permissionsOf } from '../permissions.ts';
import { allows, requirements } from '../requirements.ts';
import type { Session } from '../sessions.ts';
import { noPerson, type PersonRow } from './read.ts';

/** Title of every error of administrative users. */
export const TITLE = 'Equipo';

/** A person of Equipo, by the state that holds until the transaction ends. */
export interface Member extends Omit<PersonRow, 'role_name'> {
  permissions: ReadonlySet<Permission>;
}

/** The people of a business's Equipo, of whom nobody else changes any until the transaction ends. */
export interface Team {
  members: readonly Member[];
  caller: Member;
}

type MemberRow = Omit<Member, 'permissions'> & { role_permissions: Permission[] | null };

/**
 * Locks everyone of Equipo. Whatever changes one of them starts here, so that of two administrators who take each other's
 * role away at the same moment the second is not one any more when the turn comes. Who acts administers Equipo at that
 * moment, and nobody acts on themself: that is why there is always an administrator left.
 * @throws ApiError 403 when the caller may not administer Equipo, or not any more
 */
export async function lockTeam(tx: Queryable, session: Session): Promise<Team> {
  const businessId = session.business.id;
  await tx.query(
    `select id from users where business_id = $1 and type = 'admin' and status <> 'deleted' order by id
     for no key update`,
    [businessId],
  );
  // Read with the locks held, in a statement of its own: it sees what those who held them before have done.
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
  const standing = { type: 'admin', rolePermissions, closingLocked: false, isTitular: false } as const;
  return { ...member, permissions: new Set(permissionsOf(standing)) };
}

/** May this person change administrative users now? */
function administers({ status, permissions }: Member): boolean {
  return status === 'active' && allows(requirements.editAdministrativeUser, { type: 'admin', permissions });
}

/** @throws ApiError 404 */
export function requireMember({ members }: Team, userId: string): Member {
  const member = members.find(({ id }) => id === userId);
  if (!member) throw noPerson();
  return member;
}
