import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  height: '1.5rem',
  padding: '0 0.5rem',
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants(vars.status, ({ fg, bg }) => [chip, { background: bg, color: fg }]);
