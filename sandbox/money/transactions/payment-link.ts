import { broughtBack } from '../../../words/brought-back.ts';

/** Path on the server; the code follows. */
export const PAYMENT_PAGE = '/api/pay';

/** Behind any sign, because a code reader for another keyboard layout types one for the slash. */
const CODE = /(?:^|[^0-9A-Z])([0-9A-HJKMNP-TV-Z]{26})$/;

/** The URL in the QR code of a charge or request, which contains only the code. */
export function paymentLink(serverOrigin: string, code: string): string {
  return `${serverOrigin}${PAYMENT_PAGE}/${code}`;
}

/** The code in a scanned URL or in typed text; undefined if there is none. */
export function paymentCodeIn(text: string): string | undefined {
  return CODE.exec(broughtBack(text).toUpperCase())?.[1];
}

/**
 * SQL for what keeps a pending charge `t` from being paid: its branch `br`, which blocks all its cashiers, or its cashier `c`. Null
 * for what can be paid, as a request always can: it was sent to somebody before, and is paid in the app.
 */
export const BLOCKED_BY = `case when t.origin = 'charge' and t.status = 'pending' then
    case when br.status <> 'active' then 'branch' when c.status <> 'active' then 'cashier' end end`;
