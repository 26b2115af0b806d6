import type { Schemas } from '#ground/contract/operation-types.ts';
import {
  balanceLines,
  checkTexts,
  closingLines,
  depositsOf,
  periodTitle,
  returnedTexts,
} from '#reports/statement/statement-texts.ts';
import { addDays } from '#terms/time/days.ts';
import { remainderLines } from '../../../words/statement-lines.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';

type Statement = Schemas['Statement'];

/** The workbook of a statement: a row per day. */
export function statementSheet(timeZone: string): Sheet {
  return {
    name: 'Estado de cuenta',
    timeZone,
    columns: [
      { header: 'Día', type: 'day', width: 16 },
      { header: 'Recibido', type: 'money', width: 14 },
      { header: 'Reembolsado', type: 'money', width: 14 },
      { header: 'Neto', type: 'money', width: 14 },
      { header: 'Cierres', type: 'number', width: 10 },
      { header: 'Números de cierre', type: 'text', width: 34 },
      { header: 'Cerrado', type: 'money', width: 14 },
      { header: 'Depositado', type: 'money', width: 14 },
      { header: 'Devuelto', type: 'money', width: 14 },
      { header: 'Depósitos', type: 'text', width: 24 },
      { header: 'Saldo', type: 'money', width: 14 },
    ],
  };
}

const exact = (amount: number): string => amount.toFixed(2);

/** The opening balance, dated the day before the first one, and the days. */
export function statementSheetRows({ days, openingBalance }: Statement): SheetRow[] {
  const before = addDays(days[0]?.day ?? '', -1);
  return [
    [before, ...Array(9).fill(null), exact(openingBalance)],
    ...days.map(
      (day): SheetRow => [
        day.day,
        exact(day.receivedAmount),
        exact(day.refundedAmount),
        exact(day.netAmount),
        day.closings.count,
        day.closings.formattedNumbers || null,
        exact(day.closings.netAmount),
        exact(day.deposits?.depositedAmount ?? 0),
        exact(day.deposits?.returnedAmount ?? 0),
        day.deposits?.movements.map(({ reference }) => reference).join(', ') || null,
        exact(day.balance),
      ],
    ),
  ];
}

/** Rows below the days: their sums, the lines of the printed statement, and whether it balances. */
export function statementSheetTotals(statement: Statement): SheetRow[] {
  const { total, closings, closingBalance } = statement;
  const amounts: SheetRow = [
    'Total',
    exact(total.receivedAmount),
    exact(total.refundedAmount),
    exact(total.netAmount),
    closings.count,
    null,
    exact(closings.netAmount),
    exact(depositsOf(statement).depositedAmount),
    exact(depositsOf(statement).returnedAmount),
    null,
    exact(closingBalance),
  ];
  const blocks = [balanceLines(statement), remainderLines(statement), closingLines(statement)];
  return [
    amounts,
    [],
    [`${periodTitle(statement)} · ${statement.branch?.name ?? 'Todo el negocio'} · ${statement.number}`],
    ...blocks.flatMap((lines) => [
      ...lines.map(([label, amount]): SheetRow => [label, ...Array(9).fill(null), plainAmount(amount)]),
      [],
    ]),
    [checkTexts(statement).join(' ')],
    ...returnedTexts(statement).map((returned): SheetRow => [returned]),
  ];
}

/** Converts `−Q1,234.50` to `-1234.50`. */
const plainAmount = (formatted: string): string => formatted.replace('\u2212', '-').replace(/[Q,]/g, '');
