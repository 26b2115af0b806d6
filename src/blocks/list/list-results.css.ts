import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from, reducedMotion } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { clip, untranslated } from '#styles/typography.css.ts';
import { rowTarget, small } from '#ui/table.css.ts';

const { color, font, space } = vars;
const narrow = below('md');

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[8]}`,
  minHeight: '3.0625rem',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
  fontSize: font.size.sm,
  color: color.inkSecondary,
  '@media': {
    [narrow]: { justifyContent: 'space-between' },
    [below(375)]: { display: 'grid', justifyContent: 'start' },
  },
});
// Keeps the last sum on the right when the line wraps.
globalStyle(`${totals} > :last-child:not(:first-child)`, {
  '@media': { [narrow]: { marginLeft: 'auto' }, [below(375)]: { marginLeft: 0 } },
});
globalStyle(`${totals} b`, {
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const results = style({ position: 'relative' });

/** Shown above stale rows while new ones load. */
export const progressLine = style({
  position: 'absolute',
  insetInline: 0,
  top: -1,
  height: 2,
  overflow: 'hidden',
  zIndex: 1,
  '::after': {
    content: '',
    display: 'block',
    width: '33%',
    height: '100%',
    background: color.primary,
    forcedColorAdjust: 'none',
    animation: `${pass} 1.4s ease-in-out infinite`,
  },
  '@media': { [reducedMotion]: { '::after': { width: '100%', animation: 'none' } } },
});

/** Link that opens the detail; the whole row is its target. */
export const name = style([
  clip,
  rowTarget,
  {
    display: 'block',
    maxWidth: '16rem',
    fontWeight: font.weight.regular,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.ink } },
  },
]);
globalStyle(`td ${name}`, { whiteSpace: 'normal' });
/** Two lines of it on a small screen. */
export const note = style([
  clip,
  {
    display: 'block',
    maxWidth: 'clamp(5rem, 50cqi - 17rem, 12.5rem)',
    '@container': {
      [small]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        maxWidth: '8.5rem',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
]);
export const amount = style([
  untranslated,
  { fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' },
]);

export const pageSize = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginLeft: 'auto',
  '@media': { [narrow]: { marginLeft: 0 } },
});

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  minHeight: vars.size.row,
  padding: `0 ${space[4]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  // A page of ten rows is shorter than a desktop's window and higher than a phone: no scroll bar comes or goes with the list.
  '@media': { [from('md')]: { selectors: { '&:nth-last-child(-n+4)': { display: 'none' } } } },
});
