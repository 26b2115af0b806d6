import writeExcelFile from 'write-excel-file/browser';
import { cleanLine } from '../../../domain/clean-text.ts';
import { dayIn } from '../../../domain/time-zone.ts';
import type { BankLine } from './bank-lines.ts';
import type { Deposit, Match } from './match-deposits.ts';
import { noteOf, reasonOf } from './reconcile-texts.ts';
import type { Reconciliation } from './reconciliation.ts';

/** Text, an amount, or a day at midnight in UTC; null is empty. */
type ExcelCell = string | number | Date | null;

/** Heads and widths. */
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

/** Without what a workbook cannot hold: control characters, and more than Excel's limit of characters per cell. */
const cellText = (text: string): string => cleanLine(text).slice(0, 32_767);

/**
 * A row for each line of the bank, and for each deposit without one. The amount of a
 * deposit with several lines is in the first of them, so that the columns add up.
 */
function sheetRows({ matches, deposits, lines, putAway }: Reconciliation, timeZone: string): ExcelCell[][] {
  const none = [null, null, null];
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const ofDeposit = ({ reference, scheduledDay, amount }: Deposit) => [reference, day(scheduledDay), amount];
  const ofLine = ({ day: at, text, cents }: BankLine) => [day(at), cellText(text), cents / 100];
  const marked = ({ reconciliationDate }: Deposit) =>
    reconciliationDate ? day(dayIn(timeZone, Date.parse(reconciliationDate))) : null;
  const matched = ({ deposit, ...match }: Match) =>
    match.lines.map((line, index) => {
      const [reference = null, left = null, amount = null] = ofDeposit(deposit);
      return [
        deposit.status === 'returned' ? 'Devuelto' : 'Coincide',
        ...[reference, left, index === 0 ? amount : null],
        ...ofLine(line),
        ...[reasonOf({ deposit, ...match }), marked(deposit)],
      ];
    });
  return [
    ...matches.flatMap(matched),
    ...deposits.map((one) => [
      'Depósito sin línea del banco',
      ...ofDeposit(one.deposit),
      ...none,
      noteOf(one),
      null,
    ]),
    ...lines.map((line) => ['Línea del banco sin depósito', ...none, ...ofLine(line), null, null]),
    ...putAway.map((line) => ['No es nuestra', ...none, ...ofLine(line), null, null]),
  ];
}

/** An Excel file of everything that is on the screen. */
export const workbookOf = (found: Reconciliation, timeZone: string): Promise<Blob> =>
  writeExcelFile(
    [
      COLUMNS.map(([value]) => ({ value, fontWeight: 'bold' as const })),
      ...sheetRows(found, timeZone).map((row) => row.map(cellOf)),
    ],
    {
      sheet: 'Conciliar',
      columns: COLUMNS.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
  ).toBlob();

function cellOf(value: ExcelCell) {
  if (typeof value === 'number') return { value, format: '#,##0.00' };
  return value instanceof Date ? { value, format: 'dd/mm/yyyy' } : value;
}
