import type { MoneyFormat } from '#domain/money.ts';
import type { TableCell } from '#tables/table.ts';
import { currencyIn, type DecimalSign, parseBankAmount } from './bank-amounts.ts';
import { parseBankDay } from './bank-days.ts';
import { type BankFile, textAt } from './bank-file.ts';
import { HEADS } from './bank-heading.ts';
import type { BankColumn, BankColumns, BankLayout } from './bank-layout.ts';
import { hasBothSigns, knownSigns, MOST_WORDS, signWord } from './bank-signs.ts';

/** A layout, and for each column why it was taken. */
export interface GuessedLayout {
  layout: BankLayout;
  reasons: Partial<Record<BankColumn, string>>;
}

const SAMPLE_ROWS = 200;

/** Names of balances, and of numbers of documents, whatever else they say. */
const NO_AMOUNTS = /saldo|balance|disponible|l[ií]mite|^no\.|^n[°º]|^n[uú]m|^#|^doc|^ref/i;

const DECIMALS = /[.,]\d{1,2}\D*$/;

const NO_COLUMNS: BankColumns = {
  day: -1,
  text: -1,
  reference: -1,
  credit: -1,
  debit: -1,
  sign: -1,
  currency: -1,
};

/** Finds the columns by their heading and by what their cells have. A column that may be one of several is left to be chosen. */
export function guessLayout(file: BankFile, format: MoneyFormat): GuessedLayout {
  const { heading } = file;
  const rows = file.rows.slice(0, SAMPLE_ROWS);
  const width = Math.max(heading.length, ...rows.map(({ cells }) => cells.length));
  const isHidden = (at: number) => file.hiddenColumns.includes(at);
  const every = Array.from({ length: width }, (_, at) => at);
  // A hidden column is taken only if no visible one fits.
  const all = [...every.filter((at) => !isHidden(at)), ...every.filter(isHidden)];
  const dated = all.filter((at) => rows.some((row) => isDay(textAt(row, at))));
  const isHeadedDay = (at: number) => HEADS.day.test(heading[at] ?? '');
  const day =
    dated.find(isHeadedDay) ??
    dated.find((at) => rows.every((row) => isDay(textAt(row, at)))) ??
    dated[0] ??
    // Its cells may lack the year.
    all.find(isHeadedDay) ??
    -1;
  // Sums and footers below the lines say nothing about the columns.
  const lines = rows.filter(
    (row) => dated.length === 0 || isDay(textAt(row, day)) || textAt(row, day) === '',
  );
  const texts = (at: number) => lines.map((row) => textAt(row, at)).filter(Boolean);
  const amountsAt = all.filter((at) => at !== day && isAmounts(at));
  const columns = { ...NO_COLUMNS, day };
  const reasons: GuessedLayout['reasons'] = {};
  if (day >= 0) reasons.day = isHeadedDay(day) ? byHeading(day) : 'Tiene fechas';

  function isAmounts(at: number): boolean {
    const read = lines
      .flatMap((row) => row.cells[at] ?? [])
      .filter(({ kind }) => kind !== 'empty')
      .map((cell) => ([',', '.'] as const).some((decimal) => isAmount(cell, decimal)));
    return heading[at] && read.length === 0 ? true : read.filter(Boolean).length * 2 > read.length;
  }
  function isAmount(cell: TableCell, decimal: DecimalSign): boolean {
    const amount = parseBankAmount(cell, decimal, format);
    return typeof amount === 'object' || amount === 'other-currency';
  }
  function byHeading(at: number): string {
    return `Por su nombre, «${(heading[at] ?? '').slice(0, 40)}»`;
  }
  const take = (column: BankColumn, at: number | undefined, reason: (at: number) => string) => {
    if (at === undefined) return;
    columns[column] = at;
    reasons[column] = reason(at);
  };
  const taken = (at: number) => Object.values(columns).includes(at);
  const headedBy = (head: RegExp) => (at: number) =>
    !taken(at) && head.test(heading[at] ?? '') && !HEADS.day.test(heading[at] ?? '');
  const headedAmount = (head: RegExp, except?: RegExp) => {
    const found = local.filter((at) => headedBy(head)(at) && !except?.test(heading[at] ?? ''));
    const visible = found.filter((at) => !isHidden(at));
    const filled = (visible.length > 0 ? visible : found).filter((at) => texts(at).length > 0);
    const decimal = filled.filter((at) => texts(at).some((text) => DECIMALS.test(text)));
    const [one, ...more] = decimal.length > 0 ? decimal : filled;
    return more.length > 0 ? undefined : (one ?? found[0]);
  };
  const isSign = (at: number) => {
    const words = [...new Set(texts(at).map(signWord))];
    const name = heading[at] ?? '';
    if (amountsAt.includes(at) && !words.every((word) => word === '+' || word === '-')) return false;
    return (
      words.length > 0 &&
      words.length <= MOST_WORDS &&
      (knownSigns(words, name) !== undefined || hasBothSigns(words, name) || isLettersOfSign(words, name))
    );
  };
  const isCurrency = (at: number) => {
    const words = texts(at);
    return words.length > 0 && words.every((word) => currencyIn(word, format) !== undefined);
  };

  const local = amountsAt.filter(
    (at) =>
      !NO_AMOUNTS.test(heading[at] ?? '') &&
      !heading[at]?.split(/[\s()[\].:]+/).some((word) => currencyIn(word, format) === 'other'),
  );
  const both = local.filter(
    (at) => HEADS.credit.test(heading[at] ?? '') && HEADS.debit.test(heading[at] ?? ''),
  );
  // Two columns of amounts say what was received and what was paid.
  const hasTwo =
    headedAmount(HEADS.debit, HEADS.credit) !== undefined &&
    headedAmount(HEADS.credit, HEADS.debit) !== undefined;
  if (!hasTwo)
    take('sign', all.filter((at) => !taken(at)).find(isSign), () => 'Dice crédito o débito en letras');
  take('currency', all.filter((at) => !taken(at)).find(isCurrency), () => 'Tiene monedas');
  if (hasTwo) take('credit', headedAmount(HEADS.credit, HEADS.debit), byHeading);
  else take('credit', both[0] ?? headedAmount(HEADS.amount) ?? headedAmount(HEADS.credit), byHeading);
  if (hasTwo || columns.credit < 0) take('debit', headedAmount(HEADS.debit, HEADS.credit), byHeading);
  const loose = local.filter((at) => !taken(at) && !heading[at] && isMoney(texts(at)));
  if (columns.credit < 0 && loose.length === 1 && heading.length === 0)
    take('credit', loose[0], () => 'Es la única con montos');
  const others = all.filter((at) => !taken(at));
  take('reference', others.find(headedBy(HEADS.reference)), byHeading);
  take('text', others.find(headedBy(/descrip/i)) ?? others.find(headedBy(HEADS.text)), byHeading);
  if (heading.length === 0)
    take(
      'text',
      others.find((at) => texts(at).some((text) => /[a-z]{3}/i.test(text)) && !local.includes(at)),
      () => 'Tiene palabras',
    );
  return {
    layout: {
      columns,
      order: '',
      decimal: '',
      received: impliedReceived(heading[columns.credit] ?? '', columns),
    },
    reasons,
  };
}

const isDay = (text: string): boolean =>
  parseBankDay(text, 'day') !== undefined || parseBankDay(text, 'month') !== undefined;

/** With decimals, unlike numbers of checks and documents. */
const isMoney = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => DECIMALS.test(text));

const isLettersOfSign = (words: readonly string[], heading: string): boolean =>
  HEADS.sign.test(heading) && words.every((word) => /^[A-Z]$/.test(word));

/** A column named «Abonos» alone says what is received; a reversal in it keeps its minus. */
const impliedReceived = (heading: string, { debit, sign }: BankColumns): string =>
  debit < 0 && sign < 0 && HEADS.credit.test(heading) && !HEADS.debit.test(heading) ? 'plus' : '';
