import { createHash } from 'node:crypto';
import type { Schemas } from '../contract/operation-types.ts';
import type { Queryable } from '../db/database.ts';
import { ApiError } from '../rules/api-error.ts';
import { readClock } from '../rules/clock.ts';
import { formatMoney } from '../rules/money.ts';
import { PAYMENT_PAGE } from '../rules/transactions/payment-link.ts';
import { readPaymentCode } from '../rules/transactions/read-payment-code.ts';

const STATE: Record<Schemas['TransactionStatus'], string> = {
  pending: 'Pendiente de pago',
  completed: 'Pagado',
  rejected: 'Rechazado',
  canceled: 'Cancelado',
  refunded: 'Reembolsado',
  expired: 'Expirado',
};

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:26rem;margin:0 auto;padding:3rem 1.25rem;text-align:center;color:#171717;background:#fff}h1{font-size:1.25rem;margin:0}strong{display:block;font-size:3rem;line-height:1.2}@media(prefers-color-scheme:dark){body{color:#f5f5f5;background:#171717}}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The `Content-Security-Policy` of the page of a code; undefined for any other path. */
export const paymentPagePolicy = (path: string): string | undefined =>
  path.startsWith(`${PAYMENT_PAGE}/`) ? POLICY : undefined;

/**
 * GET api/pay/{code}: what a browser shows for the QR code of a charge or request: shop, amount and state, but not the
 * payer. An unknown code is 404; too many are 429.
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

function page(status: number, title: string, content: string): Response {
  const name = escapeHtml(title);
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${name}</h1>${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
