import type { DecimalSign } from './bank-amounts.ts';
import type { DayOrder } from './bank-days.ts';

/** The meanings that a column of the bank's file may have. */
export type BankColumn = 'day' | 'text' | 'reference' | 'credit' | 'debit' | 'sign' | 'currency';

/** Index of the column for each; negative if the file has no such column. */
export type BankColumns = Record<BankColumn, number>;

/** How a file is read: what its columns have, and what its cells alone do not say. Empty where nothing was chosen. */
export interface BankLayout {
  columns: BankColumns;
  order: DayOrder | '';
  decimal: DecimalSign | '';
  /** Which lines are money received: `plus` or `minus` by a single amount, or else the word of the sign column. */
  received: string;
}

/** Labels of the columns, in the order of the selects. */
export const COLUMN_LABELS: readonly (readonly [BankColumn, string])[] = [
  ['day', 'Fecha'],
  ['text', 'Descripción'],
  ['reference', 'Referencia'],
  ['credit', 'Crédito o monto'],
  ['debit', 'Débito'],
  ['sign', 'Crédito o débito, en letras'],
  ['currency', 'Moneda'],
];
