import { style } from '@vanilla-extract/css';
import { fingerTarget } from '#styles/layout.css.ts';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';

/** A number that opens the payments it adds up: dark with a thin underline, and blue only under the pointer. */
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
/** For names, which wrap, unlike numbers. */
export const nameLink = style([figureLink, { whiteSpace: 'normal' }]);
