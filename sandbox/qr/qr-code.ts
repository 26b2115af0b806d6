import QRCode from 'qrcode';
import { type PayTarget, payLink } from './pay-link.ts';

/** The quiet zone around a code, in modules. */
export const QUIET_MODULES = 4;

/** A QR code to pay a target: its dark modules as an SVG path with one unit per module, and the number of modules per side. */
export function qrCode(target: PayTarget): { path: string; size: number } {
  const { modules } = QRCode.create(payLink(target), { errorCorrectionLevel: 'M' });
  return { path: darkModules(modules), size: modules.size };
}

/** Draws each run of dark modules in a row as one rectangle. */
function darkModules({ size, data }: { size: number; data: Uint8Array }): string {
  const parts: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      if (column > start) parts.push(`M${start} ${row}h${column - start}v1h${start - column}z`);
    }
  }
  return parts.join('');
}
