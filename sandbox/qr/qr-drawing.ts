import { INK_HEX } from './brand.ts';
import type { PayTarget } from './pay-link.ts';
import { QUIET_MODULES, qrCode } from './qr-code.ts';

/** The code alone as an SVG, to be shown on a screen. It contains no text, so no user input can be injected. */
export function qrDrawing(target: PayTarget): Uint8Array {
  const { path, size } = qrCode(target);
  const side = size + 2 * QUIET_MODULES;
  const code = `<path d="${path}" fill="#${INK_HEX}" transform="translate(${QUIET_MODULES} ${QUIET_MODULES})"/>`;
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
      `<path d="M0 0h${side}v${side}H0z" fill="#FFFFFF"/>${code}</svg>`,
  );
}
