import QRCode from 'qrcode';

/** The quiet zone around a code, in modules. */
export const QUIET_MODULES = 4;

/** The QR code of a text: its dark modules as an SVG path with one unit per module, and the number of modules per side. */
export function qrCode(text: string): { path: string; size: number } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
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
