import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/responsive.ts';

/** Takes the text colour when the browser forces its own colours. */
export const logo = style({
  '@media': {
    [forcedColors]: { filter: 'brightness(0)' },
    [`${forcedColors} and (prefers-color-scheme: dark)`]: { filter: 'brightness(0) invert(1)' },
  },
});
