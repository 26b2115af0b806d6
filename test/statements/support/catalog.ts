import type { Queryable } from '#sandbox/ground/db/database.ts';
import { parseQuery, type TreeNode } from './node-tree.ts';

/** The facts about the schema that the analysis of statements needs. */
export interface Catalog {
  /** Columns that cannot be null: `table oid.column number`. */
  notNull: ReadonlySet<string>;
  /** Values that a CHECK of the schema allows in a column. */
  values: ReadonlyMap<string, readonly string[]>;
  functions: ReadonlyMap<string, { name: string; isStrict: boolean; isBuiltIn: boolean }>;
  types: ReadonlyMap<string, { name: string; element: string | null }>;
  /** The queries of views. */
  views: ReadonlyMap<string, TreeNode>;
}

export async function readCatalog(database: Queryable): Promise<Catalog> {
  const notNull = await database.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull`,
  );
  const checks = await database.query<{ key: string; definition: string }>(
    `select conrelid || '.' || conkey[1] as key, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and cardinality(conkey) = 1`,
  );
  const functions = await database.query<{ oid: string; name: string; strict: boolean; builtin: boolean }>(
    `select oid::text, proname as name, proisstrict as strict, pronamespace = 'pg_catalog'::regnamespace as builtin from pg_proc`,
  );
  const types = await database.query<{ oid: string; name: string; element: string | null }>(
    `select oid::text, typname as name, case when typcategory = 'A' then typelem::text end as element from pg_type`,
  );
  const views = await database.query<{ oid: string; body: string }>(
    `select ev_class::oid::text as oid, ev_action::text as body from pg_rewrite
     where ev_class in (select oid from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace)`,
  );
  const values = checks.flatMap(({ key, definition }) => {
    const list = /= ANY \(\(?ARRAY\[(.*?)\]/.exec(definition)?.[1];
    return list === undefined
      ? []
      : [[key, [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)] as const];
  });
  return {
    notNull: new Set(notNull.map(({ key }) => key)),
    values: new Map(values),
    functions: new Map(
      functions.map(({ oid, name, strict, builtin }) => [
        oid,
        { name, isStrict: strict, isBuiltIn: builtin },
      ]),
    ),
    types: new Map(types.map(({ oid, ...type }) => [oid, type])),
    views: new Map(views.map(({ oid, body }) => [oid, parseQuery(body)])),
  };
}
