import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const box = styleVariants({
  sm: { maxWidth: '12rem' },
  md: { minHeight: '4rem', paddingInline: vars.space[4] },
  lg: { minHeight: '5.5rem', paddingInline: vars.space[5], borderRadius: vars.radius.card },
});

const figure = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const strong = style([figure, { fontSize: vars.font.size.heading, fontWeight: vars.font.weight.light }]);

export const input = styleVariants({
  sm: [figure],
  md: [strong],
  lg: [strong, { fontSize: '3.25rem', letterSpacing: '-0.02em', lineHeight: 1.1 }],
});

const muted = style({ color: vars.color.inkSecondary });

export const currency = styleVariants({
  sm: [muted],
  md: [muted, { fontSize: vars.font.size.lg }],
  lg: [muted, { fontSize: vars.font.size.heading, fontWeight: vars.font.weight.thin }],
});
