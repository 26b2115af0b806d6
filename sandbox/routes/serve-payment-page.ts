import type { Schemas } from '../contract/operation-types.ts';
import type { Queryable } from '../db/database.ts';
import { ApiError } from '../rules/api-error.ts';
import { readClock } from '../rules/clock.ts';
import { formatMoney } from '../rules/money.ts';
import { PAYMENT_PAGE } from '../rules/transactions/payment-link.ts';
import { readPaymentCode } from '../rules/transactions/read-payment-code.ts';
import { escapeHtml, plainPage, plainPagePolicy } from './plain-page.ts';

const STATE: Record<Schemas['TransactionStatus'], string> = {
  pending: 'Pendiente de pago',
  completed: 'Pagado',
  rejected: 'Rechazado',
  canceled: 'Cancelado',
  refunded: 'Reembolsado',
  expired: 'Expirado',
};

const POLICY = plainPagePolicy();

/** The `Content-Security-Policy` of the page for a payment code; undefined for any other path. */
export const paymentPagePolicy = (path: string): string | undefined =>
  path.startsWith(`${PAYMENT_PAGE}/`) ? POLICY : undefined;

/**
 * GET api/pay/{code}: the page that browsers show for the QR code of a charge or request, with shop, amount and
 * state, but not the payer. An unknown code gives a 404, too many of them a 429.
 */
export async function servePaymentPage(
  database: Queryable,
  code: string,
  clientAddress: string | null,
): Promise<Response> {
  try {
    const now = await readClock(database);
    const { businessName, amount, status } = await readPaymentCode(database, code, clientAddress, now);
    const help =
      status === 'pending' ? '<p>Para pagar, escanea el código con tu aplicación de pagos.</p>' : '';
    const money = `<strong>${escapeHtml(formatMoney(amount))}</strong>`;
    return page(200, businessName, `${money}<p>${STATE[status]}</p>${help}`);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return page(
      cause.status === 422 ? 404 : cause.status,
      cause.title,
      `<p>${escapeHtml(cause.message)}</p>`,
    );
  }
}

const page = (status: number, title: string, content: string): Response =>
  plainPage(status, title, { content, policy: POLICY });
