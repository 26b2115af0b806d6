import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase } from '#sandbox/ground/db/pglite.ts';
import { readTemplate } from '../support/fixture-database.ts';
import { assert, test } from '../support/suite.ts';
import { readCatalog } from './support/catalog.ts';
import { compareRowType } from './support/compare-row-type.ts';
import { describeStatement, type Statement } from './support/describe-statement.ts';
import { findQueryCalls } from './support/query-calls.ts';

/** A statement as `test/support/record-statements.mjs` writes it. */
interface Recorded extends Statement {
  /** `file:line` of the calls that led to it, the innermost first. */
  from: readonly string[];
}

/** The statements of a call by their text, with the numbers of the parameters that were null in some run. */
type Statements = Map<string, Set<number>>;

test('every statement of the server is run by a test, and its rows have the columns that their type says', async () => {
  const { calls, checker } = findQueryCalls();
  const statements = byPlace(await readRecorded(), new Set(calls.map(({ place }) => place)));
  const pglite = await PGlite.create({ loadDataDir: await readTemplate() });
  const catalog = await readCatalog(pgliteDatabase(pglite));
  const faults = new Set<string>();
  for (const { place, row } of calls) {
    const own = statements.get(place) ?? new Map<string, Set<number>>();
    if (own.size === 0) faults.add(`${place} is run by no test`);
    if (!row) continue;
    for (const [sql, nulls] of own) {
      const parts = await describeStatement(pglite, catalog, { sql, nulls: [...nulls] }).catch((cause) => {
        throw new Error(`${place} cannot be described: ${cause.message}`, { cause });
      });
      for (const fault of compareRowType(row, parts, catalog, checker)) faults.add(`${place} ${fault}`);
    }
  }
  await pglite.close();
  assert.equal([...faults], []);
});

async function readRecorded(): Promise<Recorded[]> {
  const folder = process.env.STATEMENTS_FOLDER ?? '';
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The statements of each call. Of the recorded places the innermost one that is a call counts. */
function byPlace(recorded: readonly Recorded[], places: ReadonlySet<string>): Map<string, Statements> {
  const found = new Map<string, Statements>();
  for (const { from, sql, nulls } of recorded) {
    const place = from.find((one) => places.has(one));
    // A test asks for the plans of the statements that it runs.
    if (!place || sql.startsWith('explain ')) continue;
    const own: Statements = found.get(place) ?? new Map();
    found.set(place, own.set(sql, new Set([...(own.get(sql) ?? []), ...nulls])));
  }
  return found;
}
