import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { card } from '#ui/card.css.ts';

const { color, space } = vars;
const narrowPage = `page ${below(800)}`;
const narrow = below('md');

export const day = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 2fr)',
    '@container': { [narrowPage]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    '@media': { [narrow]: { selectors: { '&&': { gridTemplateColumns: '1fr 1fr' } } } },
  },
]);

export const waitingTile = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'center',
  minHeight: '6.2625rem',
  padding: `0.875rem ${space[5]}`,
  selectors: { '& + &': { borderLeft: `1px solid ${color.border}` } },
});

/** Hidden on phones, which have space for two figures only. */
export const third = style({
  '@media': { [narrow]: { selectors: { '&&': { display: 'none' } } } },
});

export const chart = style({
  minWidth: 0,
  padding: `0.625rem ${space[5]} ${space[2]}`,
  borderLeft: `1px solid ${color.border}`,
  '@container': { [narrowPage]: { display: 'none' } },
  '@media': { [narrow]: { display: 'none' } },
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: vars.font.size.xs,
  lineHeight: vars.line.snug,
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
});
