import { globalStyle, style } from '@vanilla-extract/css';
import { below, besideDrawer, from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { actions, head } from '#ui/page-head.css.ts';

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

// Beside the open drawer of a small window there is one line for title, views and actions only without the usual space.
const tight = (rules: { columnGap?: string; paddingInline?: string }) => ({
  '@media': { [from('md')]: { '@container': { [besideDrawer]: rules } } },
});
globalStyle(`${head}:has(> ${viewsBelow})`, tight({ columnGap: vars.space[3] }));
globalStyle(`${viewsBelow} a`, tight({ paddingInline: vars.space[2] }));
globalStyle(`${viewsBelow} + ${actions} :is(a, button)`, tight({ paddingInline: vars.space[3] }));
