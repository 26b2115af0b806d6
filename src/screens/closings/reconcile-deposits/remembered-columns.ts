import { deviceStorage } from '../../../stores/browser-storage.ts';
import { storedList } from '../../../stores/stored-list.ts';
import type { BankColumns, BankRows } from './bank-lines.ts';

interface RememberedColumns {
  /** Heading of the file, which identifies the bank's format. */
  format: string;
  columns: BankColumns;
}

const NAMES = ['day', 'text', 'reference', 'credit', 'debit'] as const;

const isRemembered = (item: unknown): item is RememberedColumns => {
  const { format, columns } = (item ?? {}) as Partial<RememberedColumns>;
  return typeof format === 'string' && NAMES.every((name) => Number.isInteger(columns?.[name]));
};

const remembered = storedList(deviceStorage, 'cobros.bank-columns', isRemembered);
const KEPT = 20;

const formatOf = ({ heading, rows }: BankRows): string =>
  heading.length > 0 ? heading.join('|').slice(0, 500) : `${rows[0]?.length ?? 0} columnas`;

/** Columns chosen on this device for an earlier file with the same heading. */
export const rememberedColumns = (rows: BankRows): BankColumns | undefined =>
  remembered.read().find(({ format }) => format === formatOf(rows))?.columns;

export function rememberColumns(rows: BankRows, columns: BankColumns): void {
  const format = formatOf(rows);
  const others = remembered.read().filter((one) => one.format !== format);
  remembered.write([...others, { format, columns }].slice(-KEPT));
}
