import { style } from '@vanilla-extract/css';
import { from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

/** As high as the step before it where the card is centered, so that the card stays where it is. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space[5],
  '@media': { [from('md')]: { minHeight: '42.8rem' } },
});
