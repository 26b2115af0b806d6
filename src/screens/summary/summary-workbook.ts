import type { ExcelCell, Workbook } from '#blocks/excel/workbook.ts';
import { areDays } from './period-texts.ts';
import type { Amounts, Summary } from './summary-operations.ts';

/** The amounts of each branch or cashier per day or week, and in total. */
export function summaryWorkbook({ places, placeLevel, spans, total, period }: Summary): Workbook {
  const days = areDays(spans);
  // A week that is not over has only what was received until the end of the period.
  const dayCells = (from: string, to: string): ExcelCell[] =>
    days ? [{ day: from }] : [{ day: from }, { day: to < period.endDay ? to : period.endDay }];
  return {
    sheet: 'Resumen',
    columns: [
      [placeLevel === 'branch' ? 'Sucursal' : 'Caja', 30],
      ...(days
        ? ([['Día', 14]] as const)
        : ([
            ['Desde', 14],
            ['Hasta', 14],
          ] as const)),
      ['Recibido', 18],
      ['Reembolsado', 18],
      ['Neto', 18],
      ['Pagos', 10],
      ['Reembolsos', 12],
    ],
    rows: places.flatMap((place) =>
      spans.flatMap(({ isAhead, startDay, endDay }, index) => {
        const amounts = place.spans[index];
        return isAhead || !amounts
          ? []
          : [[place.name, ...dayCells(startDay, endDay), ...amountCells(amounts)]];
      }),
    ),
    total: ['Total', ...dayCells(period.startDay, period.endDay).map(() => null), ...amountCells(total)],
  };
}

const amountCells = (amounts: Amounts): ExcelCell[] => [
  { money: amounts.receivedAmount },
  { money: amounts.refundedAmount },
  { money: amounts.netAmount },
  { count: amounts.receivedCount },
  { count: amounts.refundedCount },
];
