import type { Schemas } from '#ground/contract/operation-types.ts';
import type { ImportColumn, Values } from '#places/imports/import-kind.ts';
import { IMPORT_OUTCOME_LABEL, OUTCOME_TITLES } from '../../../words/import-outcome.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';

type ImportRow = Schemas['ImportRow'];

/** A sheet that can be imported: the template, or the current list. */
export const importSheet = (name: string, columns: readonly ImportColumn[], timeZone: string): Sheet => ({
  name,
  timeZone,
  columns: columns.map(({ header, width }) => ({ header, type: 'text', width })),
});

export const importSheetRow = (columns: readonly ImportColumn[], values: Values): SheetRow =>
  columns.map(({ key }) => values[key] ?? null);

/** The same sheet with two more columns, which are ignored when it is imported again. */
export function outcomesSheet(name: string, columns: readonly ImportColumn[], timeZone: string): Sheet {
  const sheet = importSheet(name, columns, timeZone);
  const [outcome, reason] = OUTCOME_TITLES;
  const more = [
    { header: outcome, type: 'text', width: 14 },
    { header: reason, type: 'text', width: 60 },
  ] as const;
  return { ...sheet, columns: [...sheet.columns, ...more] };
}

export const outcomesSheetRow = ({ values, outcome, reason }: ImportRow): SheetRow => [
  ...values,
  IMPORT_OUTCOME_LABEL[outcome],
  reason,
];
