import type { Queryable } from '#sandbox/ground/db/database.ts';

export async function countRows(database: Queryable, table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) as count from ${table}`);
  return row?.count ?? 0;
}
