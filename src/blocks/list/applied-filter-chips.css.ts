import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const chips = style({ display: 'contents' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxWidth: '100%',
  minHeight: vars.size.control,
  padding: '0 0.5rem 0 0.75rem',
  borderRadius: vars.radius.pill,
  background: color.primaryTint,
  color: color.primaryStrong,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
  selectors: { '&:hover': { background: color.primaryTintHover } },
});
