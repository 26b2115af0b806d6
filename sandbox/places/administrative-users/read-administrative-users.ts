import { HAS_SECOND_FACTOR } from '#access/sessions/sql-conditions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** An administrative user, as stored. */
export interface AdministrativeUserRow {
  id: string;
  name: string;
  username: string;
  email_address: string;
  country_code: string;
  phone_number: string | null;
  status: Schemas['UserStatus'];
  /** null for the business's own account, which has every permission. */
  role_id: string | null;
  role_name: string | null;
  second_factor_enabled: boolean;
}

const SELECT_PEOPLE = `select u.id, u.name, u.username, u.email_address, u.country_code, u.phone_number, u.status,
    u.role_id, r.name as role_name, ${HAS_SECOND_FACTOR} as second_factor_enabled
  from users u left join roles r on r.id = u.role_id`;
const OF_TEAM = `u.business_id = $1 and u.type = 'admin' and u.status <> 'deleted'`;

/** A page of the business's administrative users ordered by name, and their total number. */
export async function listAdministrativeUsers(
  database: Queryable,
  businessId: string,
  { search = '', status, pageProperties }: Schemas['ListAdministrativeUsersContent'],
): Promise<{ rows: AdministrativeUserRow[]; count: number }> {
  const params = createParams();
  params.add(businessId);
  const conditions = [OF_TEAM];
  if (status) conditions.push(`u.status = ${params.add(status)}`);
  const text = search.trim();
  if (text !== '') {
    conditions.push(
      `position(search_text(${params.add(text)}) in search_text('@' || u.username || E'\\n' || u.name || E'\\n' || u.email_address)) > 0`,
    );
  }
  const where = conditions.join(' and ');
  const [total] = await database.query<{ count: number }>(
    `select count(*) as count from users u where ${where}`,
    params.values,
  );
  const { currentPage, pageSize } = pageProperties;
  const rows = await database.query<AdministrativeUserRow>(
    `${SELECT_PEOPLE} where ${where} order by search_text(u.name), u.id
     limit ${params.add(pageSize)} offset ${params.add((currentPage - 1) * pageSize)}`,
    params.values,
  );
  return { rows, count: total?.count ?? 0 };
}

/** @throws ApiError 404 if the user is not, or no longer, an administrative user of the business */
export async function requireAdministrativeUser(
  database: Queryable,
  businessId: string,
  userId: string,
): Promise<AdministrativeUserRow> {
  const [row] = await database.query<AdministrativeUserRow>(
    `${SELECT_PEOPLE} where ${OF_TEAM} and u.id = $2`,
    [businessId, userId],
  );
  if (!row) throw noAdministrativeUser();
  return row;
}

/** 404, including for a person of another business. */
export const noAdministrativeUser = () => notFound('No se encontró la persona');
