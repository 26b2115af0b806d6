import { style } from '@vanilla-extract/css';
import { below } from '../../../styles/responsive.ts';

/** As high as with its content, so that nothing moves when that comes. */
export const panel = style({
  minHeight: 'calc(16.25rem + 2px)',
  '@media': { [below('md')]: { minHeight: '20.5rem' } },
});
