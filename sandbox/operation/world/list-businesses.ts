import type { Queryable } from '#ground/db/database.ts';

interface Receiver {
  id: string;
  name: string;
}

export interface WorldBusiness extends Receiver {
  username: string;
  /** True if app users can find it by name ("Aparecer en búsquedas"); its QR codes always work. */
  searchEnabled: boolean;
  branches: (Receiver & { cashiers: (Receiver & { username: string })[] })[];
}

/** GET businesses: the possible receivers of a payment, down to the cashiers; blocked ones are omitted. */
export function listBusinesses(database: Queryable): Promise<WorldBusiness[]> {
  return database.query<WorldBusiness>(
    `select b.id, b.name, b.fri_username as username, b.search_enabled as "searchEnabled",
       coalesce((
         select json_agg(json_build_object('id', br.id, 'name', br.name, 'cashiers', coalesce((
           select json_agg(json_build_object('id', u.id, 'name', u.name, 'username', u.username) order by u.username)
           from users u where u.branch_id = br.id and u.type = 'operator' and u.status = 'active'
         ), '[]'::json)) order by br.created_at, br.name)
         from branches br where br.business_id = b.id and br.status = 'active'
       ), '[]'::json) as branches
     from businesses b where b.status = 'active' order by b.created_at, b.name`,
  );
}
