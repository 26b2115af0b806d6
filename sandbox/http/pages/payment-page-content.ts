import type { CodedTransaction } from '#money/transactions/read-payment-code.ts';
import { LOGO } from '#terms/qr/brand.ts';
import { qrSvg } from '#terms/qr/qr-svg.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { escapeHtml } from '#terms/values/escape-html.ts';
import { formatMoney } from '#terms/values/money.ts';
import { notPayableText } from '../../../words/blocked-place.ts';
import { TRANSACTION_STATUS_LABEL } from '../../../words/transaction-status.ts';
import type { PaymentApp } from './payment-app.ts';

/** A charge or request that somebody opened by its link, and the link itself. */
export interface OpenedLink {
  coded: CodedTransaction;
  code: string;
  link: string;
  app: PaymentApp;
}

/** The portal's words, except where payer and shop see a different thing. */
const STATE: Record<CodedTransaction['status'], string> = {
  ...TRANSACTION_STATUS_LABEL,
  /** Shown only while it can't be paid. */
  pending: 'No disponible',
  completed: 'Pagado',
};

/** The state that page, title and picture of a link show instead of asking for money; empty while it can be paid. */
export const linkState = ({ status, blockedBy }: CodedTransaction): string =>
  status === 'pending' && blockedBy === null ? '' : STATE[status];

/** The content of the page: shop, amount and either how to pay or why there is nothing to pay. */
export function paymentPageContent(opened: OpenedLink): string {
  const { coded } = opened;
  const isPayable = linkState(coded) === '';
  // The note of a request concerns only its app user, and nobody knows who opens the page.
  const note = coded.origin === 'charge' && coded.note ? `<p>${escapeHtml(coded.note)}</p>` : '';
  const until = isPayable && coded.expiresAt ? `<p class="muted">${validUntil(coded)}</p>` : '';
  const place = [coded.branchName, coded.businessUsername && `@${coded.businessUsername}`].filter(Boolean);
  return (
    `<section aria-labelledby="shop"><div>${face(coded)}<h1 id="shop" translate="no">${escapeHtml(coded.businessName)}</h1>` +
    `<p class="muted" translate="no">${escapeHtml(place.join(' · '))}</p></div>` +
    `<div><p class="amount" translate="no">${formatMoney(coded.amount)}</p>${note}${until}</div>` +
    `<div>${isPayable ? howToPay(opened) : whyNot(coded)}</div></section>` +
    (isPayable
      ? `<p class="muted">El enlace sirve una sola vez. Revisa que el nombre del negocio sea el correcto antes de pagar.</p>`
      : '')
  );
}

export const LOGO_HEADER = `<header><svg width="104" height="28" viewBox="0 0 152 40" role="img" aria-label="cobros">${LOGO}</svg></header>`;

/** `vale hasta el 5/12/2026 a las 10:42` */
function validUntil({ expiresAt, timeZone }: CodedTransaction): string {
  const { day, time } = momentOf(expiresAt, timeZone);
  return `vale hasta el ${day} a las ${time}`;
}

function momentOf(moment: Date | null, timeZone: string): { day: string; time: string } {
  if (moment === null) return { day: '', time: '' };
  const { date, time } = createMomentFormatter(timeZone)(moment);
  return {
    day: date
      .split('/')
      .map((part) => Number(part))
      .join('/'),
    time: time.slice(0, 5),
  };
}

function face({ businessName, businessAvatar }: CodedTransaction): string {
  if (businessAvatar) return `<img class="face" src="${escapeHtml(businessAvatar)}" alt="">`;
  const initials = businessName
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '');
  return `<span class="face" aria-hidden="true">${escapeHtml(initials.join('').toUpperCase())}</span>`;
}

const QR_NAME = 'Código QR para pagar';
const SCAN = 'Para pagar, escanea el código con tu aplicación de pagos.';

function howToPay({ coded, code, link, app }: OpenedLink): string {
  const whose =
    coded.origin === 'request'
      ? '<p class="muted">Solo puede pagarlo la persona a quien se le envió.</p>'
      : '';
  const download = app.downloadUrl
    ? `<p class="muted">¿No tienes la aplicación? <a href="${escapeHtml(app.downloadUrl)}" rel="noopener noreferrer">Descárgala</a></p>`
    : '';
  if (app.openUrl) {
    const address = app.openUrl
      .replaceAll('{code}', encodeURIComponent(code))
      .replaceAll('{link}', encodeURIComponent(link));
    return `<a class="open" href="${escapeHtml(address)}">Pagar con la aplicación</a>${download}${whose}`;
  }
  return `<div class="qr" role="img" aria-label="${QR_NAME}">${qrSvg(link)}</div><p>${SCAN}</p>${download}${whose}`;
}

function whyNot(coded: CodedTransaction): string {
  const { status } = coded;
  const chip = `<p><span class="state${status === 'completed' ? ' paid' : ''}">${linkState(coded)}</span></p>`;
  return (
    chip +
    reasons(coded)
      .map((reason, index) => `<p${index ? ' class="muted"' : ''}>${escapeHtml(reason)}</p>`)
      .join('')
  );
}

function reasons({
  status,
  blockedBy,
  businessName,
  expiresAt,
  resolvedAt,
  authorizationNumber,
  timeZone,
}: CodedTransaction): string[] {
  const again = `Pide un enlace nuevo a ${businessName}.`;
  const { day, time } = momentOf(resolvedAt ?? expiresAt, timeZone);
  const end = authorizationNumber ? `Autorización …${authorizationNumber.slice(-4)}. ` : '';
  switch (status) {
    case 'completed':
      return [`Se pagó el ${day} a las ${time}`, `${end}No hay que pagar otra vez.`];
    case 'refunded':
      return ['El negocio devolvió el pago', 'No hay que pagar otra vez.'];
    case 'pending':
      return [notPayableText(blockedBy ?? 'cashier'), again];
    case 'expired':
      return [`Expiró el ${momentOf(expiresAt, timeZone).day}`, again];
    default:
      return ['Ya no se puede pagar', again];
  }
}
