import { duePassword } from '#access/passwords/mailed-one-time-password.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import { joinTransaction, type Queryable, type Transactional } from '#ground/db/database.ts';
import { takeTurns } from '#ground/running/take-turns.ts';
import { ApiError, businessRule } from '#terms/errors/api-error.ts';
import type { Table } from '../../../tables/table.ts';
import { EXAMPLE, type ImportKind, type PreparedRow, RowError, type Values } from './import-kind.ts';
import { readColumns, type TypedRow } from './read-columns.ts';
import { invalidCells, joinErrors, missingCells, rowErrorOf } from './row-error-of.ts';

type Row = Schemas['ImportRow'];

const EXISTS = 'Ya existe con los mismos datos: no cambia';
const HIDDEN = 'Está oculta en tu hoja. Muéstrala para crearla, o bórrala';

/** Checks a content as if it were sent to the call. @throws ApiError 400 with the invalid fields */
export type CheckContent = (operation: ImportKind['operation'], content: unknown) => unknown;

export interface ImportTools {
  database: Transactional;
  session: Session;
  now: Date;
  checkContent: CheckContent;
}

interface ImportOptions {
  businessBranchId?: string | undefined;
  rows?: readonly number[] | undefined;
}

/** Thrown to roll everything back after all rows were tried. */
class Undo extends Error {
  readonly rows: Row[];

  constructor(rows: Row[]) {
    super('The preview is undone');
    this.rows = rows;
  }
}

// A preview keeps its branch and its names locked until it is undone, so others of the same branch wait for it. They wait here,
// where they hold no connection.
const inTurn = takeTurns(2);

/**
 * The outcome of every row, by the rules of the single call itself: each row is created, and at the end everything is rolled
 * back. Nobody else sees any of it.
 * @throws ApiError 404 branch; 422 a column is missing
 */
export async function previewImport<Content>(
  tools: ImportTools,
  kind: ImportKind<Content>,
  table: Table,
  options: ImportOptions,
): Promise<Row[]> {
  const typed = readColumns(table, kind.columns);
  const undone = inTurn(() =>
    tools.database.transaction(async (tx) => {
      throw new Undo(await tryRows(tx, tools, kind, typed, options));
    }),
  );
  return undone.catch((cause: unknown) => {
    if (cause instanceof Undo) return cause.rows.map((row) => ({ ...row, userId: null }));
    throw cause;
  });
}

/**
 * Creates the rows without an error or, with `allOrNothing`, all rows, in one transaction. The new users get their passwords
 * afterwards.
 * @param options `rows` limits the import to these rows of the sheet
 * @throws ApiError 404 branch; 422 a column is missing or, with `allOrNothing`, a row has an error
 */
export async function createImport<Content>(
  tools: ImportTools,
  kind: ImportKind<Content>,
  table: Table,
  options: ImportOptions & { allOrNothing?: boolean | undefined },
): Promise<Row[]> {
  const typed = readColumns(table, kind.columns);
  return tools.database.transaction(async (tx) => {
    const rows = await tryRows(tx, tools, kind, typed, options);
    const errors = rows.filter(({ outcome }) => outcome === 'error').length;
    if (options.allOrNothing && errors > 0) {
      const message = `${errors === 1 ? '1 fila tiene' : `${errors} filas tienen`} error: no se creó nada`;
      throw businessRule('invalid-rows', 'Importar', message);
    }
    return rows.map((row) => (row.userId === null ? row : { ...row, outcome: 'created' }));
  });
}

async function tryRows<Content>(
  tx: Queryable,
  tools: ImportTools,
  kind: ImportKind<Content>,
  typed: readonly TypedRow[],
  { businessBranchId, rows: only }: ImportOptions,
): Promise<Row[]> {
  const sheet = typed.map(({ values }) => values);
  const prepare = await kind.prepare(tx, tools.session, businessBranchId, sheet);
  const rows: Row[] = [];
  for (const [index, row] of typed.entries()) {
    if (only && !only.includes(row.row)) continue;
    await tx.query('savepoint row_of_sheet');
    try {
      rows.push(await tryRow(tx, tools, kind, prepare, row));
    } catch (cause) {
      if (!(cause instanceof ApiError || cause instanceof RowError)) throw cause;
      await tx.query('rollback to savepoint row_of_sheet');
      const { message, wrong } = rowErrorOf(cause, kind, row, typed.slice(0, index));
      rows.push(rowJson(kind, row, { outcome: 'error', reason: message, wrong: [...wrong] }));
    }
    await tx.query('release savepoint row_of_sheet');
  }
  return rows;
}

async function tryRow<Content>(
  tx: Queryable,
  { session, now, checkContent }: ImportTools,
  kind: ImportKind<Content>,
  prepare: (values: Values) => PreparedRow<Content>,
  row: TypedRow,
): Promise<Row> {
  const { nameKey } = kind;
  if (row.values[nameKey]?.startsWith(EXAMPLE)) {
    throw new RowError('Es una fila de ejemplo: bórrala o escribe tus datos', [nameKey]);
  }
  const typed = row.values;
  const { content, values, note, exists, unknown } = prepare(typed);
  const { problems } = row;
  // Values that were filled in for cells without one are shown only if the cells were empty.
  if (problems.length === 0) row.values = values;
  // This applies even if a cell is empty that may no longer be: every row of an exported list exists already.
  if (exists && !unknown && problems.length === 0) {
    return rowJson(kind, row, { outcome: 'exists', reason: EXISTS });
  }
  const whole = row.hidden ? new RowError(HIDDEN, []) : problems.find(({ wrong }) => wrong.length === 0);
  if (whole) throw whole;
  const errors = [...problems, ...missingCells(kind.columns, typed), ...(unknown ? [unknown] : [])];
  let checked = content;
  try {
    checked = checkContent(kind.operation, content) as Content;
  } catch (cause) {
    errors.push(...invalidCells(cause, kind.columns, typed));
    if (errors.length === 0) throw cause;
  }
  if (errors.length > 0) throw joinErrors(errors, kind.columns);
  const userId = await kind.create(joinTransaction(tx), session, checked, now, duePassword());
  return rowJson(kind, row, { outcome: 'create', reason: note, userId });
}

function rowJson<Content>(
  { columns }: ImportKind<Content>,
  { row, values }: TypedRow,
  outcome: Pick<Row, 'outcome' | 'reason'> & Partial<Row>,
): Row {
  return { row, values: columns.map(({ key }) => values[key] ?? ''), wrong: [], userId: null, ...outcome };
}
