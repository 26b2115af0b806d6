import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const box = style({ minHeight: '4rem', paddingInline: vars.space[4] });

export const input = style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.light,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});

export const currency = style({ fontSize: vars.font.size.lg, color: vars.color.inkSecondary });

export const largeBox = style({
  minHeight: '5.5rem',
  paddingInline: vars.space[5],
  borderRadius: vars.radius.card,
});
export const largeInput = style([input, { fontSize: '3.25rem', letterSpacing: '-0.02em', lineHeight: 1.1 }]);
export const largeCurrency = style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.thin,
  color: vars.color.inkSecondary,
});
