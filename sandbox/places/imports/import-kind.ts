import type { DuePassword } from '#access/passwords/mailed-one-time-password.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';

export type ColumnKey = Schemas['ImportColumn']['key'];

/** Start of the names in the template's examples, so that nobody creates one by mistake. */
export const EXAMPLE = 'Ejemplo:';

/** The texts of a row by column; a column without a text is empty or absent. */
export type Values = Partial<Record<ColumnKey, string>>;

export interface ImportColumn {
  key: ColumnKey;
  /** Header of the column, as in the template. */
  header: string;
  /** Other headers that are recognized. */
  aliases?: readonly string[];
  /** Field of `requestContent`, as failures name it. */
  field: string;
  /** The error for an empty cell; null if the cell may be empty. */
  missing: string | null;
  /** Width in characters. */
  width: number;
}

/** The reason why a row can't be created: a sentence for people, and the columns at fault. */
export class RowError extends Error {
  readonly wrong: readonly ColumnKey[];

  constructor(message: string, wrong: readonly ColumnKey[]) {
    super(message);
    this.wrong = wrong;
  }
}

/** A row converted to the content of the call that creates it. */
export interface PreparedRow<Content> {
  content: Content;
  /** The values of the row, with empty cells filled in. */
  values: Values;
  /** Shown for a created row: the value that was filled in for an empty cell. */
  note: string | null;
  /** True if a branch or cashier with the same data exists already. */
  exists: boolean;
  /** Set if the row names a branch or zone that does not exist; `content` then has another one in its place. */
  unknown: RowError | null;
}

/** The value without an error, or the error with a substitute for checking the rest of the row. */
export function foundOr<Found>(find: () => Found, substitute: () => Found): [Found, RowError | null] {
  try {
    return [find(), null];
  } catch (cause) {
    if (cause instanceof RowError) return [substitute(), cause];
    throw cause;
  }
}

/** A kind of import (branches or cashiers): its columns, and the call that creates one. */
export interface ImportKind<Content = never> {
  kind: Schemas['ImportKind'];
  operation: 'branches.create' | 'cashiers.create';
  /** Name of the sheet in the template. */
  sheetName: string;
  columns: readonly ImportColumn[];
  /** The column with the name of the created branch or cashier. */
  nameKey: ColumnKey;
  /** Columns in which no two rows may have the same values. */
  unique: readonly { columns: readonly ColumnKey[]; repeated: string }[];
  /**
   * Reads the data that all rows need, once.
   * @param sheet the values of all rows
   * @returns a function that converts a row to content, or throws a RowError
   */
  prepare: (
    database: Queryable,
    session: Session,
    businessBranchId: string | undefined,
    sheet: readonly Values[],
  ) => Promise<(values: Values) => PreparedRow<Content>>;
  /** The rule that creates one branch or cashier. @returns the id of the new user */
  create: (
    database: Transactional,
    session: Session,
    content: Content,
    now: Date,
    due: DuePassword,
  ) => Promise<string>;
  /** The current list, in the columns of the sheet. */
  list: (database: Queryable, session: Session, businessBranchId: string | undefined) => Promise<Values[]>;
  /** Rows that show how to fill in the template. */
  examples: (
    database: Queryable,
    session: Session,
    businessBranchId: string | undefined,
  ) => Promise<Values[]>;
}
