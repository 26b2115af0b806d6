import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.375rem',
  height: '1.375rem',
  padding: '0 0.375rem',
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const tones = styleVariants({
  neutral: [count, { background: color.neutralTint, color: vars.status.neutral.fg }],
  attention: [count, { background: color.warning, color: color.ink }],
});
