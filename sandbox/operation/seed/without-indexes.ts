import type { Queryable } from '#ground/db/database.ts';

interface Definition {
  drop: string;
  create: string;
}

/** Fills tables without their indexes and constraints and recreates these afterwards, which is much faster for many rows. */
export async function withoutIndexes(
  tx: Queryable,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const definitions = [...(await constraints(tx, tables)), ...(await indexes(tx, tables))];
  for (const { drop } of definitions) await tx.query(drop);
  await fill();
  for (const { create } of definitions.reverse()) await tx.query(create);
}

// Foreign keys and unique constraints. Primary keys stay, because foreign keys of other tables refer to them.
function constraints(tx: Queryable, tables: readonly string[]): Promise<Definition[]> {
  return tx.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint
     where contype in ('f', 'u') and connamespace = current_schema()::regnamespace and conrelid::regclass::text = any($1)`,
    [tables],
  );
}

// Indexes that do not belong to a constraint.
function indexes(tx: Queryable, tables: readonly string[]): Promise<Definition[]> {
  return tx.query<Definition>(
    // For a partitioned table the definition says ON ONLY, which would leave the partitions without an index.
    `select format('drop index %s', i.indexrelid::regclass) as drop,
       replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as create
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')
     where c.oid is null and i.indrelid = any(select to_regclass(name) from unnest($1::text[]) as name)`,
    [tables],
  );
}
