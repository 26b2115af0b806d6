import type { ClosingDetail } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { countText } from '#blocks/count-text.ts';
import * as paper from '#blocks/print/paper.css.ts';
import { type PrintedLine, PrintedLines } from '#blocks/print/printed-lines.tsx';
import { momentIn } from '#domain/time-zone.ts';
import { CLOSING_STATUS_LABEL, parseClosingStatus } from '#words/closing-status.ts';
import { countLines, placeText, refundedText } from '../closing-texts.ts';
import { depositLines } from '../deposits/deposit-texts.ts';
import * as css from './closing-slip.css.ts';

/** The lines of a slip: first period and people, then amounts. */
function closingSlipLines(
  closing: ClosingDetail,
  timeZone: string,
): { facts: PrintedLine[]; totals: PrintedLine[] } {
  const { startDate, endDate, closingType, createdByName, status, count, refundCount, formattedGrossAmount } =
    closing;
  const known = parseClosingStatus(status);
  return {
    facts: [
      // Without it others may have closed before: cashiers before their branch, a titular cashier before its child.
      ...(startDate ? [['Cierre anterior', momentIn(timeZone, Date.parse(startDate))] as const] : []),
      ['Hasta', momentIn(timeZone, Date.parse(endDate))],
      ['Tipo', closingType === 'automatic' ? 'Automático' : 'Manual'],
      ...(createdByName ? [['Realizado por', createdByName] as const] : []),
      ['Estado', known === 'unknown' ? status : CLOSING_STATUS_LABEL[known]],
    ],
    totals: [
      ['Pagos', countText(count)],
      ['Reembolsos', countText(refundCount)],
      ['Recibido', formattedGrossAmount],
      ['Reembolsado', refundedText(closing)],
      ['Neto', closing.formattedNetAmount],
      ...countLines(closing.counted),
    ],
  };
}

interface ClosingSlipProps {
  closing: ClosingDetail;
  businessName: string;
  timeZone: string;
  reprint: boolean;
  /** `20/11/2026 10:44:02 por @tiendaluna` */
  printed: string;
  /** The platform's name is small and last, because it is the shop's slip. */
  platform?: ReactNode;
}

/** A slip in black only: a column on 80 mm paper, the full width on A4. */
export function ClosingSlip({
  closing,
  businessName,
  timeZone,
  reprint,
  printed,
  platform,
}: ClosingSlipProps) {
  const { facts, totals } = closingSlipLines(closing, timeZone);
  return (
    <article className={css.slip} aria-label="Comprobante de cierre">
      <div className={paper.head}>
        <p className={paper.shop}>{businessName}</p>
        <p>
          {placeText(closing)}
          <br />@{closing.friUsername}
        </p>
      </div>
      <hr className={paper.rule} />
      <p className={paper.title}>Comprobante de cierre</p>
      {reprint && <p className={css.reprint}>Reimpresión</p>}
      <p className={paper.sum}>{closing.formattedNetAmount}</p>
      <p className={paper.centered}>
        {closing.formattedNumber} · {closing.formattedCreationDate} {closing.formattedCreationTime}
      </p>
      <hr className={paper.rule} />
      <PrintedLines lines={facts} />
      {closing.cashiers.length > 1 && <Shares closing={closing} />}
      <hr className={paper.rule} />
      <PrintedLines lines={totals} strong="Neto" />
      {closing.deposit && (
        <>
          <hr className={paper.rule} />
          <PrintedLines lines={depositLines(closing.deposit)} />
        </>
      )}
      <hr className={paper.rule} />
      <div className={css.signatures}>
        <p className={css.signature}>Firma de quien entrega</p>
        <p className={css.signature}>Firma de quien recibe</p>
      </div>
      <p className={paper.centered}>Impreso el {printed}</p>
      <div className={paper.platform}>{platform}</div>
    </article>
  );
}

const Shares = ({ closing: { cashiers } }: { closing: ClosingDetail }) => (
  <table className={css.shares}>
    <thead>
      <tr>
        <th scope="col">Caja</th>
        <th scope="col">Pagos</th>
        <th scope="col">Neto</th>
      </tr>
    </thead>
    <tbody>
      {cashiers.map((cashier) => (
        <tr key={cashier.userId}>
          <th scope="row">{cashier.checkoutName}</th>
          <td>{cashier.count}</td>
          <td>{cashier.formattedNetAmount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
