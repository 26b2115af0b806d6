import type { Database, Queryable } from '../../../sandbox/db/database.ts';

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
