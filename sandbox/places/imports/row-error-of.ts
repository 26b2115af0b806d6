import { ApiError } from '#terms/errors/api-error.ts';
import { nameKey } from './compared-texts.ts';
import { type ColumnKey, type ImportColumn, type ImportKind, RowError, type Values } from './import-kind.ts';
import type { TypedRow } from './read-columns.ts';

type Rules = Pick<ImportKind, 'columns' | 'unique'>;

const USERNAME =
  'Usuario: de 3 a 32 minúsculas sin tilde, números o puntos, sin guiones; empieza con una letra';

const NO_USERNAME =
  'No se puede proponer un usuario con este nombre: escríbelo, de 3 a 32 minúsculas, números o puntos';

/**
 * Explains a failed row to a person: the failure of the single call, with the names of columns instead of fields. If a value is
 * taken by an earlier row of the sheet, it names that row.
 */
export function rowErrorOf(
  cause: ApiError | RowError,
  { columns, unique }: Rules,
  { values }: TypedRow,
  earlier: readonly TypedRow[],
): RowError {
  if (cause instanceof RowError) return cause;
  const [field] = cause.fields ?? [];
  const column = columns.find((known) => known.field === field?.field);
  if (cause.code === 'taken') {
    const repeated = repetition(unique, values, earlier, column?.key);
    if (repeated) return repeated;
  }
  if (!column || !field) return new RowError(cause.message, []);
  return new RowError(sentenceOf(column, field.message, values[column.key] ?? ''), [column.key]);
}

/** The errors of the empty cells that may not be empty. */
export const missingCells = (columns: readonly ImportColumn[], typed: Values): RowError[] =>
  columns.flatMap(({ key, missing }) =>
    missing === null || typed[key] ? [] : [new RowError(missing, [key])],
  );

/** The errors of the typed cells that the call rejects. */
export function invalidCells(cause: unknown, columns: readonly ImportColumn[], typed: Values): RowError[] {
  if (!(cause instanceof ApiError)) throw cause;
  return (cause.fields ?? []).flatMap(({ field, message }) => {
    const column = columns.find((known) => known.field === field);
    const text = column && typed[column.key];
    return column && text ? [new RowError(sentenceOf(column, message, text), [column.key])] : [];
  });
}

/** The first error of each column as one, in the order of the columns. */
export function joinErrors(errors: readonly RowError[], columns: readonly ImportColumn[]): RowError {
  const all = columns.flatMap(({ key }) => errors.find(({ wrong }) => wrong.includes(key)) ?? []);
  const sentences = all.map(({ message }) => message).join('. ');
  return new RowError(
    sentences.replaceAll('?. ', '? '),
    all.flatMap(({ wrong }) => wrong),
  );
}

function repetition(
  unique: Rules['unique'],
  values: Values,
  earlier: readonly TypedRow[],
  taken: ColumnKey | undefined,
): RowError | undefined {
  for (const { columns, repeated } of unique) {
    const key = columns.at(-1);
    if (taken !== key || key === undefined) continue;
    const same = earlier.find((row) =>
      columns.every((column) => nameKey(row.values[column] ?? '') === nameKey(values[column] ?? '')),
    );
    if (same) return new RowError(`${repeated} en la fila ${same.row}`, [key]);
  }
  return undefined;
}

function sentenceOf({ key, header }: ImportColumn, message: string, typed: string): string {
  if (key === 'email') {
    const domain = /@([^@.\s]+)$/.exec(typed)?.[1];
    if (domain) return `El correo no está completo: falta lo que sigue a «${domain}»`;
  }
  if (key === 'username' && message === 'El usuario no es válido') return typed ? USERNAME : NO_USERNAME;
  // Messages about a length or a format begin with a lower-case letter.
  return /^\p{Ll}/u.test(message) ? `${header}: ${message}` : message;
}
