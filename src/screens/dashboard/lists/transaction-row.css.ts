import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { clip, untranslated } from '#styles/typography.css.ts';
import { narrowestRows, narrowRows } from './live-lists.css.ts';

const { color, font, space } = vars;
const HEIGHT = '3.75rem';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: HEIGHT,
  padding: `${space[2]} ${space[4]}`,
  lineHeight: vars.line.snug,
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.border}` },
    '&:hover': { background: color.surfaceHover },
    // Rows out of sight are neither laid out nor painted. The first rows are visible, so there the check would only cost time.
    '&:nth-child(n + 31)': { contentVisibility: 'auto', containIntrinsicHeight: `auto ${HEIGHT}` },
  },
  '@container': { [narrowRows]: { columnGap: '0.625rem', paddingInlineStart: space[3] } },
});

export const rowWithActions = style([
  row,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    paddingInlineEnd: space[2],
    '@container': {
      [narrowRows]: { paddingInlineEnd: space[1] },
      [narrowestRows]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    },
  },
]);

/** A row that has just arrived: its tint and bar fade in, and nothing moves. */
export const newRow = style({
  background: color.primaryTint,
  transition: `background-color ${vars.duration.base} ${vars.ease.out}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '3px',
    background: color.primary,
  },
});
export const removedRow = style({ opacity: 0.5 });
export const nameLine = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

export const origin = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radius.sm,
  background: color.neutralTint,
  color: vars.status.neutral.fg,
});
export const unassignedOrigin = style([
  origin,
  { background: color.warningTint, color: color.warningStrong },
]);

export const who = style({ minWidth: 0 });
/** Opens the detail; the whole row is its target. */
export const name = style([
  clip,
  {
    display: 'block',
    fontWeight: font.weight.regular,
    color: color.ink,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
]);
export const place = style([clip, { fontSize: font.size.sm, color: color.inkSecondary }]);
export const username = style({ '@container': { [narrowRows]: { display: 'none' } } });

export const sum = style({
  display: 'grid',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrowestRows]: { gridArea: '2 / 2' } },
});
export const amount = style([untranslated, { fontSize: font.size.md, fontWeight: font.weight.medium }]);
export const refundedAmount = style([amount, { color: color.inkSecondary, textDecoration: 'line-through' }]);

export const moment = style({ fontSize: font.size.sm, color: color.inkSecondary });
export const soon = style([moment, { color: color.errorStrong, fontWeight: font.weight.regular }]);
export const attention = style([moment, { color: color.warningStrong, fontWeight: font.weight.regular }]);
export const refunded = style({ color: vars.status.refunded.fg });
export const refundedTime = style({ '@container': { [narrowRows]: { display: 'none' } } });

export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.125rem',
  width: '7.75rem',
  // Its children become cells of the row, so that the remaining button gets its own line.
  '@container': { [narrowRows]: { display: 'contents' } },
});
/** For a transaction that has no main decision. */
export const menuOnly = style({ position: 'relative', zIndex: 1, width: vars.size.control });
export const menu = style({ position: 'relative', zIndex: 1 });
/** Hidden on narrow rows, where the decision is in the menu. */
export const decision = style({ '@container': { [narrowRows]: { display: 'none' } } });
/** Stays visible on phones, because assigning is the only thing to do with such a payment. */
export const decisionOnPhones = style({
  '@container': {
    [narrowRows]: {
      position: 'relative',
      zIndex: 1,
      gridArea: '2 / 2 / 3 / 4',
      justifySelf: 'end',
      marginTop: space[1],
    },
    [narrowestRows]: { gridRow: 3 },
  },
});
export const shapes = style({ display: 'grid', gap: space[2] });
export const shapesAtEnd = style([shapes, { justifyItems: 'end' }]);
