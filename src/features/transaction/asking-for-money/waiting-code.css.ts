import { style } from '@vanilla-extract/css';
import { below, from } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

const { color, space } = vars;

/** The code, with the amount and details beside it. */
export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[5],
  '@media': {
    [from('sm')]: {
      // A long amount makes the code smaller instead of leaving its column.
      gridTemplateColumns: 'minmax(0, max-content) minmax(min-content, 1fr)',
      alignItems: 'center',
      justifyItems: 'stretch',
    },
  },
});

/** Modules of at least six pixels; the image includes the quiet zone. */
export const code = style({
  width: '18rem',
  maxWidth: '100%',
  aspectRatio: '1',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  '@media': { [below('sm')]: { width: '16.5rem' } },
});
/** Smaller, to make room for the alert above it: the dialog and its buttons do not move when the alert appears. */
export const smallCode = style([code, { width: '13rem', '@media': { [below('sm')]: { width: '9.5rem' } } }]);

/** Shown beside the remaining time of a request. */
export const requestCode = style([
  code,
  { width: '9.5rem', '@media': { [below('sm')]: { width: '9.5rem' } } },
]);

export const facts = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  '@media': { [below('sm')]: { width: '100%', justifyItems: 'center', textAlign: 'center' } },
});
export const amount = style({
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.light,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const time = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });
