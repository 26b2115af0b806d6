import type { ExcelCell, Workbook } from '#blocks/excel/workbook.ts';
import { dayIn } from '#domain/time-zone.ts';
import type { Deposit } from './match-deposits.ts';
import type { BankLine, UncomparedRow } from './read-bank-file.ts';
import { noteOf, reasonOf } from './reconcile-texts.ts';
import type { Reconciliation } from './reconciliation.ts';

const COLUMNS = [
  ['Resultado', 30],
  ['Depósito', 16],
  ['Fecha de depósito', 18],
  ['Monto del depósito', 20],
  ['Fecha del banco', 16],
  ['Línea del banco', 44],
  ['Monto en el banco', 20],
  ['Por qué', 44],
  ['Conciliado', 14],
] as const;
const NO_DEPOSIT = [null, null, null];
const NO_LINE = [null, null, null];

/**
 * A row for each row of the bank's file, compared or not, and for each deposit without a line. If a deposit has several lines, its amount is
 * only in the row of the first, so that the columns add up.
 */
export function reconciliationWorkbook(
  { matches, deposits, lines, putAway }: Reconciliation,
  uncompared: readonly UncomparedRow[],
  timeZone: string,
): Workbook {
  const marked = ({ reconciliationDate }: Deposit): ExcelCell =>
    reconciliationDate ? { day: dayIn(timeZone, Date.parse(reconciliationDate)) } : null;
  const rows: ExcelCell[][] = [
    ...matches.flatMap((match) =>
      match.lines.map((line, index) => [
        match.deposit.status === 'returned' ? 'Devuelto' : 'Coincide',
        ...ofDeposit(match.deposit, index === 0),
        ...ofLine(line),
        reasonOf(match),
        marked(match.deposit),
      ]),
    ),
    ...deposits.map((one) => [
      'Depósito sin línea del banco',
      ...ofDeposit(one.deposit, true),
      ...NO_LINE,
      noteOf(one),
    ]),
    ...lines.map((line) => ['Línea del banco sin depósito', ...NO_DEPOSIT, ...ofLine(line)]),
    ...putAway.map((line) => ['No es nuestra', ...NO_DEPOSIT, ...ofLine(line)]),
    ...uncompared.map(({ id, text, reason }) => [
      'No se compara',
      ...NO_DEPOSIT,
      null,
      text ? `Línea ${id}: ${text}` : `Línea ${id}`,
      null,
      reason,
    ]),
  ];
  return { sheet: 'Conciliar', columns: COLUMNS, rows };
}

const ofDeposit = ({ reference, scheduledDay, amount }: Deposit, withAmount: boolean): ExcelCell[] => [
  reference,
  { day: scheduledDay },
  withAmount ? { money: amount } : null,
];

const ofLine = ({ day, text, cents }: BankLine): ExcelCell[] => [{ day }, text, { money: cents / 100 }];
