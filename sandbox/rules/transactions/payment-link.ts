/** Relative to the server's address; the code follows. */
export const PAYMENT_PAGE = '/api/pay';

const CODE = /(?:^|\/)([0-9A-HJKMNP-TV-Z]{26})$/;

/** The address in the QR code of a charge or request. It contains nothing but the code. */
export function paymentLink(serverOrigin: string, code: string): string {
  return `${serverOrigin}${PAYMENT_PAGE}/${code}`;
}

/** The code of a scanned address, or of a code that was typed; undefined if it has none. */
export function paymentCodeIn(text: string): string | undefined {
  return CODE.exec(text.trim().toUpperCase())?.[1];
}
