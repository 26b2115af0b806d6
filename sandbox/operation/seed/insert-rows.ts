import type { Queryable } from '#ground/db/database.ts';
import { groupBy } from '#terms/values/group-by.ts';

const ROWS_PER_STATEMENT = 2_000;

/** Inserts many rows into one table with few statements. A column missing in a row gets its default. */
export async function insertRows(tx: Queryable, table: string, rows: readonly object[]): Promise<void> {
  for (const [columns, alike] of groupBy(rows, (row) => Object.keys(row).join(', '))) {
    for (let from = 0; from < alike.length; from += ROWS_PER_STATEMENT) {
      await tx.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(alike.slice(from, from + ROWS_PER_STATEMENT))],
      );
    }
  }
}
