import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { rowTarget } from '#ui/table.css.ts';

const { color, font, space } = vars;

export const nameCell = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
});
/** The tags move to a line of their own when there is no space beside the name. */
export const name = style([
  untranslated,
  {
    fontWeight: font.weight.regular,
    overflowWrap: 'anywhere',
    '@media': { [below('md')]: { flexBasis: '100%' } },
  },
]);
export const clipped = style([
  untranslated,
  {
    display: 'block',
    maxWidth: 'clamp(7.5rem, 100vw - 70rem, 22rem)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.inkSecondary,
  },
]);
/** As wide as `clipped`, but whole, in as many lines as it takes. */
export const whole = style([
  clipped,
  { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' },
]);
/** Narrower, to leave space for a long name beside two such columns. */
export const wholeMore = style([whole, { maxWidth: 'clamp(7.5rem, 50vw - 34rem, 22rem)' }]);
export const clippedReference = style([clipped, { maxWidth: 'clamp(3.5rem, 50vw - 36rem, 7rem)' }]);
/** For two texts, one above the other. */
export const clippedLine = style([clipped, { maxWidth: 'clamp(6rem, 100vw - 50rem, 10.5rem)' }]);
export const wholeLine = style([whole, { maxWidth: 'clamp(6rem, 100vw - 50rem, 14rem)' }]);
/** A name that breaks even without a space, before the columns beside it have to be scrolled to. */
export const breakable = style([
  untranslated,
  { display: 'block', minWidth: '6rem', overflowWrap: 'anywhere' },
]);
/** On phones the whole row is the target of the link that wide screens show in the table. */
export const rowLink = style([rowTarget, { color: color.ink, textDecoration: 'none' }]);
export const rowActions = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
});
