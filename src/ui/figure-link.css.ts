import { style } from '@vanilla-extract/css';
import { fingerTarget } from '../../styles/layout.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { figures } from '../../styles/typography.css.ts';

/** A number that opens the payments it adds: ink with a hairline; blue only under the pointer. */
export const figureLink = style([
  figures,
  fingerTarget,
  {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: vars.color.primaryLight,
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
    selectors: {
      '&:hover': {
        color: vars.color.primaryStrong,
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
      },
    },
  },
]);
/** Names wrap, and numbers do not. */
export const nameLink = style([figureLink, { whiteSpace: 'normal' }]);
