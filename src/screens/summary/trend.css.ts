import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

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

/** Width of the dot that separates the parts. When they wrap to two lines, the dot is clipped. */
const DOT = '0.75em';
export const parts = style({
  marginLeft: `-${DOT}`,
  clipPath: `inset(0 0 0 ${DOT})`,
  // The clipped part would cover the target of the link before it.
  pointerEvents: 'none',
});
globalStyle(`${parts} > *`, { display: 'inline-block', marginLeft: DOT });
export const compared = style({ position: 'relative', whiteSpace: 'nowrap' });
export const dot = style({ position: 'absolute', right: '100%', width: DOT, textAlign: 'center' });
