import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const change = style({
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 0.625rem',
  alignItems: 'start',
  minHeight: vars.size.button,
  padding: `0.6875rem ${space[4]}`,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: vars.line.snug,
  selectors: { '&:hover': { background: color.surfaceHover } },
});
globalStyle(`${link} b`, { fontWeight: font.weight.medium, whiteSpace: 'nowrap' });
globalStyle(`${link} > svg:last-child`, { alignSelf: 'center', color: color.icon });

export const up = style([link]);
globalStyle(`${up} :is(svg:first-child, b)`, { color: color.successStrong });
export const down = style([link]);
globalStyle(`${down} :is(svg:first-child, b)`, { color: color.errorStrong });

export const sums = style({
  display: 'block',
  fontSize: font.size.sm,
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
});
export const nothing = style({ padding: space[5], color: color.inkSecondary });
