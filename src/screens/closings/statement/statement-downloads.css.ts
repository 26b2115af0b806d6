import { globalStyle, style } from '@vanilla-extract/css';
import { besideDrawer, from } from '#styles/responsive.ts';

export const download = style({});
// Beside the open drawer of a small window there is room for the words only.
globalStyle(`${download} button > span > svg:first-child`, {
  '@media': { [from('md')]: { '@container': { [besideDrawer]: { display: 'none' } } } },
});
