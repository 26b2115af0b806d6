import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const chart = style({ display: 'block', width: '100%', height: 66, overflow: 'visible' });

export const bars = styleVariants({
  past: { fill: color.text1 },
  now: { fill: color.primary },
  pointed: { fill: color.ink, '@media': { [forcedColors]: { fill: 'Highlight' } } },
});

export const top = style({ opacity: 0.6 });

globalStyle(`${chart} line`, { stroke: color.borderStrong });
globalStyle(`${chart} text`, {
  fontSize: '10.5px',
  fill: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
