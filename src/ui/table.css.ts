import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;

/** Scrolls on its own. Positioned, so that the hidden caption of a wide table does not widen the page. */
export const wrap = style({
  position: 'relative',
  overflowX: 'auto',
  transition: `opacity ${vars.duration.fast}`,
});
/** Dims old rows while new ones load. */
export const stale = style({ opacity: 0.6 });

const cell = { padding: `0.375rem ${space[3]}`, borderBottom: `1px solid ${color.border}` };

export const table = style({});
/** A small screen with the menu open: without less space, the end of a wide table would have to be scrolled to. */
export const small = `page ${below(940)}`;
globalStyle(`${table} :is(th, td)`, { '@container': { [small]: { paddingInline: '0.375rem' } } });
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: space[4] });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: space[4] });
globalStyle(`${table} > :last-child tr:last-child > *`, { borderBottom: 0 });

const head = style({
  ...cell,
  height: '2.375rem',
  paddingBlock: 0,
  textAlign: 'left',
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
  color: color.inkSecondary,
  background: color.surfaceSubtle,
  whiteSpace: 'nowrap',
  '@container': { [small]: { whiteSpace: 'normal' } },
});

const data = style({
  ...cell,
  height: vars.size.rowCompact,
  textAlign: 'left',
  fontWeight: 'inherit',
  lineHeight: vars.line.snug,
});
export const twoLines = style({ height: vars.size.row });
export const dense = style({ height: '2.25rem', paddingBlock: 0 });

const numbers = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const actions = { width: '1%', textAlign: 'right', whiteSpace: 'nowrap' } as const;

export const heads = styleVariants({ start: [head], end: [head, numbers], actions: [head, actions] });
export const cells = styleVariants({
  start: [data],
  end: [data, untranslated, numbers],
  actions: [data, actions],
});

export const row = style({
  position: 'relative',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-selected=true]': { background: color.primaryTint },
  },
});

/** The row with the totals. */
export const total = style({ background: color.surfaceSubtle, fontWeight: font.weight.medium });

/** Makes the whole row the target of the link or button that opens it. Other actions stay clickable above it. */
export const rowTarget = style({ '::after': { content: '', position: 'absolute', inset: 0 } });
export const aboveTarget = style({ position: 'relative', zIndex: 1 });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  height: '2rem',
  selectors: { '[aria-sort] > &': { color: color.ink } },
});

/** Two lines in a cell: name above, detail below. */
export const lines = style([untranslated, { display: 'grid', gap: '0.0625rem', minWidth: 0 }]);

export const rowListItem = style({
  position: 'relative',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
  lineHeight: vars.line.snug,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

/** Name and amount, then the second line and the chip; the menu is on the right, across both lines. */
export const rowLines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0.125rem ${space[3]}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${rowLines} > :nth-child(even)`, { justifySelf: 'end', textAlign: 'end' });
/** The second line, when a chip is beside it. */
export const besideChip = style({ alignSelf: 'center', minWidth: 0 });
export const wholeLine = style({ gridColumn: '1 / -1' });
export const seconds = style({ '@media': { [below(420)]: { display: 'none' } } });
// Hides the icon when icon, word and moment do not fit.
globalStyle(`${besideChip} + * svg`, { '@media': { [below(375)]: { display: 'none' } } });
export const rowMenu = style([aboveTarget, { flex: 'none', minWidth: vars.size.control }]);
export const rowWithMenu = style({ display: 'flex', alignItems: 'center', gap: space[1] });
