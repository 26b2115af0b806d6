import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { actions } from '#ui/page-head.css.ts';

/** On phones the views of a page have their own line, below title and actions, because their names are long. */
export const viewsBelow = style({ '@media': { [below('md')]: { order: 1, flexBasis: '100%' } } });
globalStyle(`${viewsBelow} > nav`, {
  '@media': { [below('sm')]: { display: 'grid', justifySelf: 'stretch' } },
});
// The views are as wide as their names, and the buttons narrower, so that the actions stay beside them on a laptop.
globalStyle(`${viewsBelow} > nav`, { '@media': { [from('md')]: { gridAutoColumns: 'auto' } } });
globalStyle(`${viewsBelow} + ${actions} > span > button`, {
  '@media': { [from('md')]: { paddingInline: vars.space[3] } },
});
