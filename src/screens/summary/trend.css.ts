import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const trend = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.25rem',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.light,
  lineHeight: vars.line.snug,
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${trend} svg`, { marginTop: '0.125rem' });
globalStyle(`${trend} b`, { fontWeight: vars.font.weight.medium, whiteSpace: 'nowrap' });

export const good = style({});
globalStyle(`${good} :is(b, svg)`, { color: color.successStrong });
export const bad = style({});
globalStyle(`${bad} :is(b, svg)`, { color: color.errorStrong });
