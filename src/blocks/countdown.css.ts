import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font } = vars;

export const left = style({
  display: 'grid',
  gap: '0.375rem',
  width: '100%',
  fontSize: font.size.sm,
  color: color.inkSecondary,
});
export const time = style({
  fontSize: font.size.lg,
  fontWeight: font.weight.regular,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  height: '0.375rem',
  borderRadius: vars.radius.pill,
  background: color.neutralTint,
  overflow: 'hidden',
});
export const rest = style({
  display: 'block',
  height: '100%',
  background: color.primary,
  forcedColorAdjust: 'none',
});
