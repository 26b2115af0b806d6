import { style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/responsive.ts';

/** Takes the text color when the browser forces its own colors. */
export const logo = style({
  '@media': {
    [forcedColors]: { filter: 'brightness(0)' },
    [`${forcedColors} and (prefers-color-scheme: dark)`]: { filter: 'brightness(0) invert(1)' },
  },
});
