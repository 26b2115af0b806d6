import { INK_HEX } from './brand.ts';
import { QUIET_MODULES, qrCode } from './qr-code.ts';

/** Only the QR code of a link, for showing it on a screen. */
export function qrDrawing(link: string): Uint8Array {
  return new TextEncoder().encode(qrSvg(link));
}

/** The QR code of a text as an SVG. It contains no text, so no user input can be injected. */
export function qrSvg(text: string): string {
  const { path, size } = qrCode(text);
  const side = size + 2 * QUIET_MODULES;
  const code = `<path d="${path}" fill="#${INK_HEX}" transform="translate(${QUIET_MODULES} ${QUIET_MODULES})"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path d="M0 0h${side}v${side}H0z" fill="#FFFFFF"/>${code}</svg>`
  );
}
