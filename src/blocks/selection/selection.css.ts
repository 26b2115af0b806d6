import { style } from '@vanilla-extract/css';
import { tall } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, space } = vars;

/** Above the rows, and visible while they scroll. */
export const bar = style({
  '@media': { [tall]: { position: 'sticky' } },
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  background: color.surface,
  borderBottom: `1px solid ${color.border}`,
});

export const all = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  cursor: 'pointer',
  fontWeight: vars.font.weight.regular,
});

export const count = style({ color: color.inkSecondary, fontVariantNumeric: 'tabular-nums' });

export const rows = style({ display: 'grid' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: space[2],
  lineHeight: vars.line.snug,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});

export const name = style([
  untranslated,
  {
    gridColumn: 2,
    minWidth: 0,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    fontWeight: vars.font.weight.regular,
    userSelect: 'none',
    // Makes the whole row the target.
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
]);

export const amount = style([
  untranslated,
  {
    gridColumn: 3,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const detail = style({
  gridColumn: '2 / -1',
  color: color.inkSecondary,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const progress = style([bar, { minHeight: '2.75rem', fontWeight: vars.font.weight.regular }]);

/** A chosen row with its outcome. */
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: space[2],
  lineHeight: vars.line.snug,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});

export const outcomeName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const reason = style([detail, { gridColumn: '1 / -1' }]);
