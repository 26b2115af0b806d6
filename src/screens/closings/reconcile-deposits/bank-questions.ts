import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { parseBankAmount } from './bank-amounts.ts';
import { parseBankDay } from './bank-days.ts';
import { type BankFile, textAt } from './bank-file.ts';
import type { BankLayout } from './bank-layout.ts';
import { NO_WORD } from './bank-signs.ts';
import type { BankQuestions, BankReading } from './read-bank-file.ts';

export interface BankQuestion {
  question: keyof BankQuestions;
  /** Where the answer is kept. */
  answer: 'order' | 'decimal' | 'received';
  label: string;
  value: string;
  choices: { value: string; label: string }[];
}

/** `5 de noviembre de 2026`, or shorter `5 nov 2026`. */
export const dayInWords = (day: string, locale: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** Questions that the cells of a file leave open, with examples from it. */
export function bankQuestions(
  file: BankFile,
  layout: BankLayout,
  { questions: { orders, decimals, received } }: BankReading,
  format: MoneyFormat,
): BankQuestion[] {
  const { columns } = layout;
  const dates = file.rows.map((row) => textAt(row, columns.day));
  const amounts = file.rows.flatMap(({ cells }) => [cells[columns.credit], cells[columns.debit]]);
  const dayOf = (text: string, order: (typeof orders)[number]) => {
    const day = parseBankDay(text, order);
    return day && dayInWords(day, format.locale);
  };
  const amountOf = (cell: (typeof amounts)[number], decimal: (typeof decimals)[number]) => {
    const amount = cell && parseBankAmount(cell, decimal, format);
    return typeof amount === 'object' ? formatCents(amount.cents, format) : undefined;
  };
  const date = exampleOf(dates, orders, dayOf);
  const amount = exampleOf(amounts, decimals, amountOf);
  const asked: BankQuestion[] = [
    {
      question: 'orders',
      answer: 'order',
      label: 'Día y mes',
      value: layout.order,
      choices: orders.map((order) => ({
        value: order,
        label: `${date} es ${dayOf(date ?? '', order) ?? 'ilegible'}`,
      })),
    },
    {
      question: 'decimals',
      answer: 'decimal',
      label: 'Decimales',
      value: layout.decimal,
      choices: decimals.map((decimal) => ({
        value: decimal,
        label: `${amount?.text} es ${amountOf(amount, decimal) ?? 'ilegible'}`,
      })),
    },
    {
      question: 'received',
      answer: 'received',
      label: 'Qué líneas son créditos',
      value: layout.received,
      choices: received.map((value) => ({ value, label: RECEIVED[value] ?? `Las que dicen «${value}»` })),
    },
  ];
  return asked
    .filter(({ choices }) => choices.length > 1)
    .map((one) => ({ ...one, value: one.choices.some(({ value }) => value === one.value) ? one.value : '' }));
}

/** The first that the choices read differently. */
const exampleOf = <Text, Choice>(
  texts: readonly Text[],
  choices: readonly Choice[],
  read: (text: Text, choice: Choice) => string | undefined,
): Text | undefined => texts.find((text) => new Set(choices.map((choice) => read(text, choice))).size > 1);

const RECEIVED: Readonly<Record<string, string>> = {
  plus: 'Las que no llevan signo menos',
  minus: 'Las que llevan signo menos',
  [NO_WORD]: 'Ninguna',
};
