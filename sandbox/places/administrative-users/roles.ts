import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';

const SELECT_ROLES = `select id, name, description, permissions,
    exists (select 1 from businesses b where b.id = $1 and roles.id = any(b.second_factor_role_ids)) as "requiresSecondFactor"
  from roles where (business_id is null or business_id = $1)`;

/** The roles that a business can assign, most powerful first. */
export function listRoles(database: Queryable, businessId: string): Promise<Schemas['Role'][]> {
  return database.query<Schemas['Role']>(`${SELECT_ROLES} order by cardinality(permissions) desc, name`, [
    businessId,
  ]);
}

/** @throws ApiError 404 for a role that the business does not have */
export async function requireRole(
  database: Queryable,
  businessId: string,
  roleId: string,
): Promise<Schemas['Role']> {
  const [role] = await database.query<Schemas['Role']>(`${SELECT_ROLES} and id = $2`, [businessId, roleId]);
  if (!role) throw notFound('No se encontró el rol');
  return role;
}
