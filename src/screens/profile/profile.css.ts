import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, space } = vars;
const phone = below('sm');

export const page = style({ maxWidth: '52rem' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  lineHeight: vars.line.snug,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[3] } },
});

export const label = style({
  color: color.inkSecondary,
  '@media': { [phone]: { fontSize: vars.font.size.sm } },
});

export const value = style([
  untranslated,
  {
    minWidth: 0,
    fontWeight: vars.font.weight.regular,
    overflowWrap: 'anywhere',
    '@media': { [phone]: { gridColumn: 1 } },
  },
]);

/** The second line of a value. */
export const note = style({ fontWeight: vars.font.weight.light });

export const action = style({
  gridColumn: 3,
  minHeight: vars.size.control,
  display: 'grid',
  alignItems: 'center',
  '@media': { [phone]: { gridColumn: 2, gridRow: '1 / 3' } },
});

/** For a switch, or for two lines and a button; without a column for labels. */
export const wide = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingRight: space[4],
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

/** A note below the rows of a card. */
export const cardNote = style({
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.border}`,
  color: color.inkSecondary,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const session = style([
  row,
  {
    paddingBlock: space[3],
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const address = style([untranslated, { overflowWrap: 'anywhere' }]);

/** A button in the head of a card, in line with those of the rows. */
export const headAction = style({ marginLeft: 'auto', marginRight: `calc(-1 * ${space[2]})` });

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

export const identity = style({
  padding: `${space[5]} ${space[4]}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

export const names = style({
  flex: '1 1 10rem',
  minWidth: 0,
  lineHeight: vars.line.snug,
  overflowWrap: 'anywhere',
});

export const version = style({ paddingInline: space[4] });

export const pushText = style({ padding: space[4] });

export const pushForm = style([pushText, { maxWidth: '32rem' }]);

export const pushDevices = style({ borderTop: `1px solid ${color.border}` });
