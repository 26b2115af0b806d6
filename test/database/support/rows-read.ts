import type { Database, Queryable } from '#sandbox/ground/db/database.ts';

/** A statement and the values with which it ran. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** A database that notes every statement of the calls that use it. */
export function noteStatements(database: Database): { database: Database; statements: Statement[] } {
  const statements: Statement[] = [];
  const noting = (queryable: Queryable): Queryable => ({
    query: (sql, params = [], options) => {
      // A copy, because some callers add to the parameters for the next statement.
      statements.push({ sql, params: [...params] });
      return queryable.query(sql, params, options);
    },
    script: (sql) => queryable.script(sql),
  });
  const noted: Database = {
    ...noting(database),
    transaction: (work) => database.transaction((tx) => work(noting(tx))),
    close: () => database.close(),
  };
  return { database: noted, statements };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

/** The rows of a table that a statement looks at, found or not, and those that it reads from the table after using the index. */
export interface RowsRead {
  rows: number;
  fromTable: number;
}

/**
 * Runs a statement again, in a transaction that is rolled back, and counts the rows that it reads of each table. Sequential
 * scans, which suit small tables, are off: what the statement still reads row by row has no index.
 */
export async function rowsRead(
  database: Database,
  { sql, params }: Statement,
): Promise<Map<string, RowsRead>> {
  const read = new Map<string, RowsRead>();
  const undone = new Error('Rolled back');
  await database
    .transaction(async (tx) => {
      await tx.script('set local enable_seqscan = off');
      const [explained] = await tx.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (analyze, timing off, format json) ${sql}`,
        params,
      );
      for (const { Plan } of explained?.['QUERY PLAN'] ?? []) addNode(Plan, read);
      throw undone;
    })
    .catch((cause: unknown) => {
      if (cause !== undone) throw cause;
    });
  return read;
}

function addNode(node: PlanNode, read: Map<string, RowsRead>): void {
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'].endsWith('Scan')) {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const rows = (node['Actual Rows'] + removed) * node['Actual Loops'];
    const before = read.get(table) ?? { rows: 0, fromTable: 0 };
    const fromTable = node['Node Type'] === 'Index Only Scan' ? (node['Heap Fetches'] ?? 0) : rows;
    read.set(table, { rows: before.rows + rows, fromTable: before.fromTable + fromTable });
  }
  for (const child of node.Plans ?? []) addNode(child, read);
}
