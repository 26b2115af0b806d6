import { code128 } from '#domain/code128.ts';
import { vars } from '#styles/theme.css.ts';

/** Two dots of a 203 dpi thermal printer, so that no bar is rounded to a different width. */
const MODULE_MM = 0.25;
const HEIGHT_MM = 11;
/** Blank modules on each side, which scanners need to find the start. */
const MARGIN = 10;

/** A text as a barcode; renders nothing if it can't be encoded. The text must be printed beside it. */
export function Barcode({ text }: { text: string }) {
  const barcode = code128(text);
  if (!barcode) return null;
  const width = barcode.width + 2 * MARGIN;
  return (
    <svg
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{
        display: 'block',
        width: `${width * MODULE_MM}mm`,
        height: `${HEIGHT_MM}mm`,
        // Its blank modules may lie outside the box, on narrow paper.
        margin: `${vars.space[2]} calc(50% - ${(width * MODULE_MM) / 2}mm)`,
        fill: vars.color.print,
      }}
    >
      <path
        d={barcode.bars.map((bar) => `M${MARGIN + bar.start} 0h${bar.width}v1h-${bar.width}z`).join('')}
      />
    </svg>
  );
}
