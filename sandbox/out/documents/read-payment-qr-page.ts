import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { paymentLink } from '#money/transactions/payment-link.ts';
import { moneyOf, requireTransaction } from '#money/transactions/read-transactions.ts';
import { statusConflict } from '#money/transactions/status-conflict.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { blockedText } from '../../../words/blocked-place.ts';
import type { QrPages } from './read-printable-qr-pages.ts';

/**
 * The printable code of a pending charge or request in a scope.
 * @throws ApiError 404 outside the scope; 409 if it is no longer pending, is blocked, or has no code
 */
export async function readPaymentQrPage(
  database: Queryable,
  session: Session,
  scope: Scope,
  { transactionId, serverOrigin, now }: { transactionId: string; serverOrigin: string; now: Date },
): Promise<QrPages> {
  const row = await requireTransaction(database, scope, transactionId);
  const hasExpired = row.expires_at !== null && row.expires_at <= now;
  const status = row.status === 'pending' && hasExpired ? 'expired' : row.status;
  if (status !== 'pending') {
    const { code, title, message } = statusConflict(row.origin, status, 'pending');
    throw conflict(code, title, message);
  }
  // A request that was created before codes existed has none either.
  if (row.payment_code === null) throw conflict('wrong-origin', 'Código', 'Esta transacción no tiene código');
  if (row.blocked_by) throw conflict('blocked', 'Código', blockedText(row.blocked_by));
  const [business] = await database.query<{ name: string }>('select name from businesses where id = $1', [
    row.business_id,
  ]);
  const money = moneyOf(row);
  const page = {
    link: paymentLink(serverOrigin, row.payment_code),
    businessName: business?.name ?? '',
    name: money,
    place: row.note || [row.branch_name, row.cashier_name].filter(Boolean).join(' · '),
    foot: row.expires_at === null ? '' : `Vence el ${untilText(row.expires_at, session.business.timeZone)}`,
  };
  return { title: `QR ${row.origin === 'charge' ? 'Cobro' : 'Solicitud'} ${money}`, pages: [page] };
}

function untilText(moment: Date, timeZone: string): string {
  const { date, time } = createMomentFormatter(timeZone)(moment);
  return `${date} ${time.slice(0, 5)}`;
}
