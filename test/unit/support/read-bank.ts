import { readFileSync } from 'node:fs';
import { bankFileOf } from '#screens/closings/reconcile-deposits/bank-file.ts';
import type { BankColumns, BankLayout } from '#screens/closings/reconcile-deposits/bank-layout.ts';
import { guessLayout } from '#screens/closings/reconcile-deposits/guess-layout.ts';
import { readBankFile } from '#screens/closings/reconcile-deposits/read-bank-file.ts';
import { readTables } from '#tables/read-table.ts';

export const QUETZALES = { locale: 'es-GT', currency: 'GTQ' };
const TODAY = '2026-11-28';

type Choices = Partial<Omit<BankLayout, 'columns'>> & { columns?: Partial<BankColumns> };

/** Reads a bank's file with the guessed layout, and what is chosen instead. */
export function readBank(content: string | Uint8Array, { columns, ...choices }: Choices = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = bankFileOf(readTables(bytes, { mostRows: 5_000 }), QUETZALES);
  const { layout, reasons } = guessLayout(file, QUETZALES);
  const chosen = { ...layout, ...choices, columns: { ...layout.columns, ...columns } };
  const reading = readBankFile(file, chosen, { format: QUETZALES, today: TODAY });
  return {
    ...reading,
    file,
    layout: chosen,
    reasons,
    found: reading.lines.map(({ day, text, cents }) => `${day} ${text} ${cents}`),
    left: reading.uncompared.map(({ id, reason }) => `${id} ${reason}`),
  };
}

export const bankFixture = (name: string) => readFileSync(`test/fixtures/bank-files/${name}`);
