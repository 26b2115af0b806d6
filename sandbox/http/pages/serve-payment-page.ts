import type { Queryable } from '#ground/db/database.ts';
import { errorResponse, toResponse } from '#http/server/response-envelope.ts';
import { PAYMENT_PAGE, paymentCodeIn, paymentLink } from '#money/transactions/payment-link.ts';
import { type CodedTransaction, readPaymentCode } from '#money/transactions/read-payment-code.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { escapeHtml } from '#terms/values/escape-html.ts';
import { formatMoney } from '#terms/values/money.ts';
import { NO_PAYMENT_APP, type PaymentApp } from './payment-app.ts';
import { LOGO_HEADER, linkState, paymentPageContent } from './payment-page-content.ts';
import { PAYMENT_PAGE_STYLE } from './payment-page-style.ts';
import { PICTURE, paymentPicture } from './payment-picture.ts';
import { plainPage, plainPageOr, plainPagePolicy } from './plain-page.ts';

const POLICY = plainPagePolicy({ style: PAYMENT_PAGE_STYLE, images: true });

/** The `Content-Security-Policy` of the page for a payment code; undefined for any other path. */
export const paymentPagePolicy = (path: string): string | undefined =>
  path.startsWith(`${PAYMENT_PAGE}/`) ? POLICY : undefined;

interface Visit {
  code: string;
  clientAddress: string | null;
  serverOrigin: string;
}

/**
 * GET api/pay/{code}: the page that browsers show for the link of a charge or request, with shop, amount and state, but
 * not the payer. Opening it changes nothing, because messengers and mail programs open links before people do. An
 * unknown code gives a 404, too many of them a 429.
 */
export const servePaymentPage = (
  database: Queryable,
  { code, clientAddress, serverOrigin, paymentApp }: Visit & { paymentApp: PaymentApp | undefined },
): Promise<Response> =>
  plainPageOr(POLICY, async () => {
    const coded = await readPaymentCode(database, code, clientAddress, await readClock(database));
    const ownCode = paymentCodeIn(code) ?? code;
    const link = paymentLink(serverOrigin, ownCode);
    return plainPage(200, titleOf(coded), {
      head: previewOf(coded, link),
      style: PAYMENT_PAGE_STYLE,
      header: LOGO_HEADER,
      content: paymentPageContent({ coded, code: ownCode, link, app: paymentApp ?? NO_PAYMENT_APP }),
      policy: POLICY,
    });
  });

/** GET api/pay/{code}/picture.png: shop and amount for the preview of a message. */
export async function servePaymentPicture(
  database: Queryable,
  { code, clientAddress }: Visit,
): Promise<Response> {
  try {
    const coded = await readPaymentCode(database, code, clientAddress, await readClock(database));
    const words = {
      shop: coded.businessName,
      money: formatMoney(coded.amount),
      state: linkState(coded),
    };
    return new Response((await paymentPicture(words)) as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return toResponse(errorResponse(cause));
  }
}

function titleOf(coded: CodedTransaction): string {
  const money = formatMoney(coded.amount);
  const state = linkState(coded);
  return state ? `${coded.businessName} · ${money} · ${state}` : `${coded.businessName} te cobra ${money}`;
}

/** Read by messengers and mail programs. */
function previewOf(coded: CodedTransaction, link: string): string {
  const { width, height } = PICTURE;
  const title = titleOf(coded);
  const values: Record<string, string | number> = {
    'og:type': 'website',
    'og:site_name': 'cobros',
    'og:title': title,
    'og:url': link,
    'og:image': `${link}/picture.png`,
    'og:image:type': 'image/png',
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': title,
  };
  const tags = Object.entries(values).map(
    ([property, value]) => `<meta property="${property}" content="${escapeHtml(String(value))}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
