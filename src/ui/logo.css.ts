import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/responsive.ts';

/** In the colour of the text where the browser has replaced the colours around it. */
export const logo = style({
  '@media': {
    [forcedColors]: { filter: 'brightness(0)' },
    [`${forcedColors} and (prefers-color-scheme: dark)`]: { filter: 'brightness(0) invert(1)' },
  },
});
