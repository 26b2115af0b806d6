import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';

interface SignUpRow {
  id: string;
  business_name: string;
  username: string;
  status: Schemas['SignUp']['status'];
  created_at: Date;
}

/** Reads a sign-up in the form that the API returns. */
export async function readSignUp(database: Queryable, id: string): Promise<Schemas['SignUp']> {
  const [row] = await database.query<SignUpRow>(
    'select id, business_name, username, status, created_at from sign_ups where id = $1',
    [id],
  );
  if (!row) throw new Error(`There is no sign-up ${id}`);
  return {
    id: row.id,
    businessName: row.business_name,
    username: row.username,
    status: row.status,
    creationDate: row.created_at.toISOString(),
  };
}
