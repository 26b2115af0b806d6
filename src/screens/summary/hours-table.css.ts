import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';
import { visuallyHidden } from '#ui/visually-hidden.css.ts';

const { color, font, space } = vars;
const CELL = '1.875rem';

export const wrap = style({ overflowX: 'auto', padding: `${space[3]} ${space[4]}` });
export const caption = visuallyHidden;
export const table = style({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th`, {
  height: '1.5rem',
  padding: 0,
  textAlign: 'center',
  fontSize: font.size.xs,
  fontWeight: font.weight.light,
  color: color.inkSecondary,
});
globalStyle(`${table} td`, { height: CELL, padding: 0, fontSize: font.size.sm, textAlign: 'center' });
globalStyle(`${table} :is(th, td):first-child`, { width: '3.25rem', textAlign: 'left' });
globalStyle(`${table} :is(th, td):last-child`, { width: '3.25rem', textAlign: 'right' });
export const today = style({});
globalStyle(`${table} ${today}`, { color: color.ink, fontWeight: font.weight.medium });

const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: CELL,
  borderRadius: vars.radius.xs,
  color: color.ink,
  textDecoration: 'none',
  selectors: { 'a&:hover': { boxShadow: `0 0 0 2px ${color.primary}` } },
});

const shade = style([cell, { forcedColorAdjust: 'none' }]);
/** Five colors, from few payments to most. */
export const steps = [
  style([shade, { background: color.surfaceHover }]),
  style([shade, { background: color.border }]),
  style([shade, { background: `color-mix(in srgb, ${color.text1} 50%, ${color.surface})` }]),
  style([shade, { background: color.inkSecondary, color: color.onFill }]),
  style([shade, { background: color.ink, color: color.onFill }]),
];
export const none = style([cell, { color: color.inkSecondary }]);
export const total = style([
  figures,
  {
    display: 'inline-block',
    minWidth: '1.5rem',
    paddingBlock: '0.25rem',
    fontWeight: font.weight.medium,
    color: color.ink,
    textDecorationColor: color.primaryLight,
    textUnderlineOffset: 4,
  },
]);

export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  marginLeft: 'auto',
  fontSize: font.size.xs,
  color: color.inkSecondary,
  whiteSpace: 'nowrap',
});
globalStyle(`${legend} i`, { width: '1rem', height: '0.75rem', minHeight: 0, borderRadius: 2 });
globalStyle(`${legend} i:first-of-type`, { boxShadow: `inset 0 0 0 1px ${color.borderStrong}` });

export const row = style({
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const rowLink = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.25rem',
  padding: `0.375rem ${space[4]}`,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: vars.line.snug,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${rowLink} b`, { fontWeight: font.weight.medium });
export const rank = style({
  display: 'block',
  fontSize: font.size.sm,
  fontWeight: font.weight.light,
  color: color.inkSecondary,
});
