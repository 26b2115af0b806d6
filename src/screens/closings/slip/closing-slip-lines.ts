import type { ClosingDetail } from '@cobros/sdk';
import type { PrintedLine } from '../../../blocks/print/printed-lines.tsx';
import { CLOSING_STATUS_LABEL, parseClosingStatus } from '../../../domain/closing-status.ts';
import { momentIn } from '../../../domain/time-zone.ts';
import { makerText, refundedText } from '../closing-texts.ts';
import { countLines } from '../counted-amount-texts.ts';

/** Lines of a slip: period and people, then amounts. */
export function closingSlipLines(
  closing: ClosingDetail,
  timeZone: string,
): { facts: PrintedLine[]; totals: PrintedLine[] } {
  const { startDate, endDate, closingType, status, count, refundCount, formattedGrossAmount } = closing;
  const known = parseClosingStatus(status);
  return {
    facts: [
      ['Desde', startDate ? momentIn(timeZone, Date.parse(startDate)) : 'El primer cobro'],
      ['Hasta', momentIn(timeZone, Date.parse(endDate))],
      ['Tipo', closingType === 'automatic' ? 'Automático' : 'Manual'],
      ['Realizado por', makerText(closing)],
      ['Estado', known === 'unknown' ? status : CLOSING_STATUS_LABEL[known]],
    ],
    totals: [
      ['Pagos', String(count)],
      ['Reembolsos', String(refundCount)],
      ['Recibido', formattedGrossAmount],
      ['Reembolsado', refundedText(closing)],
      ['Neto', closing.formattedNetAmount],
      ...countLines(closing.counted),
    ],
  };
}
