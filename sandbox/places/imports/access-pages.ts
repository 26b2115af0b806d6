import { scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** The details that a person needs for the first sign-in, except the password. */
export interface AccessPage {
  businessName: string;
  branch: string;
  name: string;
  username: string;
  emailAddress: string;
}

/**
 * The access sheets of cashiers and branch administrators, in the order of the ids.
 * @throws ApiError 404 if one is deleted or outside the scope
 */
export async function readAccessPages(
  database: Queryable,
  session: Session,
  userIds: readonly string[],
): Promise<AccessPage[]> {
  const { businessId, branchId } = await scopeOf(database, session);
  const pages = await database.query<AccessPage & { id: string }>(
    `select u.id, b.name as "businessName", br.name as branch, u.name, u.username, u.email_address as "emailAddress"
     from users u join branches br on br.id = u.branch_id join businesses b on b.id = u.business_id
     where u.id = any($1) and u.business_id = $2 and ($3::text is null or u.branch_id = $3) and u.status <> 'deleted'
       and u.type in ('operator', 'branch_admin')`,
    [[...userIds], businessId, branchId],
  );
  const byId = new Map(pages.map((page) => [page.id, page]));
  return userIds.map((id) => {
    const page = byId.get(id);
    if (!page) throw notFound('No se encontró el usuario');
    return page;
  });
}
