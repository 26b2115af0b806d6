import { globalStyle, style } from '@vanilla-extract/css';
import { besideDrawer, from } from '#styles/responsive.ts';
import { actions } from '#ui/page-head.css.ts';
import { viewsBelow } from '../views-below.css.ts';

export const words = style({});
/** Narrower margins make room for a third icon beside the title and the views, down to 390 px. */
export const icon = style({ marginInline: '-0.5rem' });

// Beside views with long names there is no room for the words.
const besideViews = `${viewsBelow} + ${actions} >`;
const beside = (rules: { display?: string; paddingInline?: number }) => ({
  '@media': { [from('md')]: { '@container': { [besideDrawer]: rules } } },
});
globalStyle(`${besideViews} ${words}`, beside({ display: 'none' }));
globalStyle(`${besideViews} ${icon}`, beside({ display: 'inline' }));
globalStyle(`${besideViews} ${icon} > button`, beside({ paddingInline: 0 }));
