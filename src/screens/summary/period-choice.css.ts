import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

const { color, font, space } = vars;
const narrow = below('md');

export const period = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
});
export const others = style({ width: '11rem' });
export const all = style({ flex: '1 1 100%' });
globalStyle(`${all} select`, { height: vars.size.button });

export const text = style({
  color: color.inkSecondary,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.snug,
});
globalStyle(`${text} b`, { color: color.ink, fontWeight: font.weight.regular });

export const range = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [narrow]: { flex: '1 1 100%' } },
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) auto minmax(0, 9rem)',
  alignItems: 'center',
  gap: space[2],
});
