import { deviceStorage } from '#stores/browser-storage.ts';
import { storedList } from '#stores/stored-list.ts';
import type { BankFile } from './bank-file.ts';
import { type BankLayout, COLUMN_LABELS } from './bank-layout.ts';

interface RememberedLayout {
  /** Heading of the file, which identifies the bank's format. */
  format: string;
  layout: BankLayout;
}

const isRemembered = (item: unknown): item is RememberedLayout => {
  const { format, layout } = (item ?? {}) as Partial<RememberedLayout>;
  return (
    typeof format === 'string' &&
    COLUMN_LABELS.every(([name]) => Number.isInteger(layout?.columns?.[name])) &&
    [layout?.order, layout?.decimal, layout?.received].every((answer) => typeof answer === 'string')
  );
};

const remembered = storedList(deviceStorage, 'cobros.bank-columns', isRemembered);
const KEPT = 20;
const LONGEST_FORMAT = 2_000;

/** Undefined without a heading: the files of two banks may have equally many columns with other contents. */
function formatOf({ heading }: BankFile): string | undefined {
  const format = JSON.stringify(heading);
  return heading.length > 0 && format.length <= LONGEST_FORMAT ? format : undefined;
}

/** The layout chosen on this device for an earlier file with the same heading. */
export const rememberedLayout = (file: BankFile): BankLayout | undefined =>
  remembered.read().find(({ format }) => format === formatOf(file))?.layout;

export function rememberLayout(file: BankFile, layout: BankLayout): void {
  const format = formatOf(file);
  if (format === undefined) return;
  const others = remembered.read().filter((one) => one.format !== format);
  remembered.write([...others, { format, layout }].slice(-KEPT));
}
