import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { item } from './menu.css.ts';

export const list = style({ maxHeight: 'min(26rem, 50dvh)', overflowY: 'auto' });

export const option = style([
  item,
  // With forced colors the outline is visible and the background is not.
  {
    paddingBlock: vars.space[1],
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    selectors: { '&[data-highlighted]': { outline: '2px solid transparent' } },
  },
]);
