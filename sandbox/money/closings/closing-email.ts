import { sendMail } from '#access/outboxes/mail-outbox.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { countedText } from '#terms/values/counted-text.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';
import { differenceText } from './counted-amount.ts';
import type { ClosingRow } from './read-closings.ts';

/** Queues an e-mail with the result of a closing to the addresses of its branch, in the transaction of the closing. */
export async function mailClosing(tx: Queryable, closing: ClosingRow, now: Date): Promise<void> {
  const [branch] = await tx.query<{ closing_emails: string[]; time_zone: string }>(
    `select br.closing_emails, b.time_zone from closings c join branches br on br.id = c.branch_id
       join businesses b on b.id = c.business_id where c.id = $1`,
    [closing.id],
  );
  if (!branch || branch.closing_emails.length === 0) return;
  const mail = { subject: subjectOf(closing), body: bodyOf(closing, branch.time_zone) };
  for (const to of branch.closing_emails) await sendMail(tx, { to, ...mail }, now);
}

function subjectOf(closing: ClosingRow): string {
  const place = [closing.branch_name, closing.checkout_name].filter((name) => name !== null).join(', ');
  const number = formatClosingNumber(closing.number);
  return closing.status === 'error'
    ? `El cierre ${number} de ${place} quedó en error`
    : `Cierre ${number} de ${place}: ${formatMoney(closing.net_amount)}`;
}

function bodyOf(closing: ClosingRow, timeZone: string): string {
  const format = createMomentFormatter(timeZone);
  const moment = (date: Date) => `${format(date).date} ${format(date).time}`;
  return [
    `Cierre ${formatClosingNumber(closing.number)}`,
    ...(closing.status === 'error'
      ? [`Quedó en error: ${closing.error_reason}`, 'Su dinero sigue en Pagos por liquidar.']
      : []),
    `Sucursal: ${closing.branch_name}`,
    `Caja: ${closing.checkout_name ?? 'toda la sucursal'}`,
    ...(closing.starts_at ? [`Cierre anterior: ${moment(closing.starts_at)}`] : []),
    `Hasta ${moment(closing.ends_at)}`,
    closing.created_by_name === null ? 'Cierre automático' : `Lo realizó ${closing.created_by_name}`,
    `Recibido: ${formatMoney(closing.gross_amount)} (${countedText(closing.payment_count, 'pago', 'pagos')})`,
    `Reembolsado: ${Number(closing.refunded_amount) === 0 ? '' : '\u2212'}${formatMoney(closing.refunded_amount)} (${countedText(closing.refund_count, 'reembolso', 'reembolsos')})`,
    `Neto: ${formatMoney(closing.net_amount)}`,
    ...countLines(closing),
  ].join('\n');
}

function countLines(closing: ClosingRow): string[] {
  const { counted_amount: counted, count_difference: difference, count_reason: reason } = closing;
  if (counted === null || difference === null) return [];
  return [
    `Contado: ${formatMoney(counted)}`,
    `Diferencia: ${Number(difference) === 0 ? 'Coincide' : differenceText(difference)}`,
    ...(reason === null ? [] : [`Motivo: ${reason}`]),
  ];
}
