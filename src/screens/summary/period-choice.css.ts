import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

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
