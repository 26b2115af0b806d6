import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable, Transactional } from '../../db/database.ts';
import type { DuePassword } from '../mailed-one-time-password.ts';
import type { Session } from '../sessions.ts';

export type ColumnKey = Schemas['ImportColumn']['key'];

/** How the names of the template's examples begin: nobody creates one by mistake. */
export const EXAMPLE = 'Ejemplo:';

/** The texts of a row, by column; empty where it has none. */
export type Values = Partial<Record<ColumnKey, string>>;

export interface ImportColumn {
  key: ColumnKey;
  /** As in the template. */
  header: string;
  /** Other headers it is known by, without accents and in lower case. */
  aliases?: readonly string[];
  /** Of `requestContent`, as failures name it. */
  field: string;
  /** Said of an empty cell; null where it may be empty. */
  missing: string | null;
  /** In characters. */
  width: number;
}

/** Why a row can't be created: a sentence for people, and the columns at fault. */
export class RowError extends Error {
  readonly wrong: readonly ColumnKey[];

  constructor(message: string, wrong: readonly ColumnKey[]) {
    super(message);
    this.wrong = wrong;
  }
}

/** A row as the content of the single call. */
export interface PreparedRow<Content> {
  content: Content;
  /** The texts of what would be created. */
  values: Values;
  /** Said of a row that is created: what was filled in for an empty cell. */
  note: string | null;
  /** The existing one with the same data. */
  exists: boolean;
}

/** Branches or cashiers: their columns, and the single call that creates one. */
export interface ImportKind<Content = never> {
  kind: Schemas['ImportKind'];
  operation: 'branches.create' | 'cashiers.create';
  /** Name of the sheet in the template. */
  sheetName: string;
  columns: readonly ImportColumn[];
  /** The column of what is created. */
  nameKey: ColumnKey;
  /** The columns that no two rows may share. */
  unique: readonly { columns: readonly ColumnKey[]; repeated: string }[];
  /**
   * Reads once what all rows need.
   * @returns a function that turns a row into content. It throws RowError
   */
  prepare: (
    database: Queryable,
    session: Session,
    businessBranchId: string | undefined,
  ) => Promise<(values: Values) => PreparedRow<Content>>;
  /** The rule of the single call. @returns the id of the new user */
  create: (
    database: Transactional,
    session: Session,
    content: Content,
    now: Date,
    due: DuePassword,
  ) => Promise<string>;
  /** The present list, in the columns of the sheet. */
  list: (database: Queryable, session: Session, businessBranchId: string | undefined) => Promise<Values[]>;
  /** Rows that show how to fill in the template. */
  examples: (
    database: Queryable,
    session: Session,
    businessBranchId: string | undefined,
  ) => Promise<Values[]>;
}
