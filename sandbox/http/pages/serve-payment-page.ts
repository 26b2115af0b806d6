import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { PAYMENT_PAGE } from '#money/transactions/payment-link.ts';
import { readPaymentCode } from '#money/transactions/read-payment-code.ts';
import { readClock } from '#terms/time/clock.ts';
import { escapeHtml } from '#terms/values/escape-html.ts';
import { formatMoney } from '#terms/values/money.ts';
import { plainPage, plainPageOr, plainPagePolicy } from './plain-page.ts';

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
export const servePaymentPage = (
  database: Queryable,
  code: string,
  clientAddress: string | null,
): Promise<Response> =>
  plainPageOr(POLICY, async () => {
    const now = await readClock(database);
    const { businessName, amount, status } = await readPaymentCode(database, code, clientAddress, now);
    const help =
      status === 'pending' ? '<p>Para pagar, escanea el código con tu aplicación de pagos.</p>' : '';
    const money = `<strong>${escapeHtml(formatMoney(amount))}</strong>`;
    const content = `${money}<p>${STATE[status]}</p>${help}`;
    return plainPage(200, businessName, { content, policy: POLICY });
  });
