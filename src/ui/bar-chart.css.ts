import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const { color } = vars;

export const chart = style({ display: 'block', width: '100%', height: 66, overflow: 'visible' });

export const bars = styleVariants({
  past: { fill: color.text1 },
  now: { fill: color.primary },
});

globalStyle(`${chart} line`, { stroke: color.borderStrong });
globalStyle(`${chart} text`, {
  fontSize: '10.5px',
  fill: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
});
