import type { PGlite } from '@electric-sql/pglite';
import type { Catalog } from './catalog.ts';
import { parseQuery } from './node-tree.ts';
import type { ResultColumn } from './result-column.ts';
import { resultColumns } from './result-columns.ts';

export interface DescribedColumn extends ResultColumn {
  name: string;
  typeOid: string;
}

export interface Statement {
  sql: string;
  /** Numbers of the parameters that were null in a call. */
  nulls: readonly number[];
}

/**
 * Asks the database for the columns of a statement's result, a list for each part of a union; an empty list if it has none. The
 * statement becomes the body of a function, which PostgreSQL keeps with all names resolved.
 */
export async function describeStatement(
  pglite: PGlite,
  catalog: Catalog,
  { sql, nulls }: Statement,
): Promise<DescribedColumn[][]> {
  const { queryParams, resultFields } = await pglite.describeQuery(sql);
  if (resultFields.length === 0) return [];
  const params = queryParams.map(({ dataTypeID }) => catalog.types.get(String(dataTypeID))?.name ?? 'text');
  const statement = parseQuery(await bodyOf(pglite, params, sql));
  return resultColumns(statement, nulls, catalog).map((part) =>
    resultFields.map(({ name, dataTypeID }, n) => ({
      name,
      typeOid: String(dataTypeID),
      ...(part[n] ?? { mayBeNull: true, isNull: false }),
    })),
  );
}

let described = 0;

async function bodyOf(pglite: PGlite, params: readonly string[], sql: string): Promise<string> {
  const name = `described_${++described}`;
  await pglite.exec(
    `create function pg_temp.${name}(${params}) returns setof record language sql begin atomic ${sql}; end`,
  );
  const { rows } = await pglite.query<{ body: string }>(
    `select prosqlbody::text as body from pg_proc where proname = $1`,
    [name],
  );
  return rows[0]?.body ?? '';
}
