import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

/** Its own distance: the live region around it is there before it and takes no room. */
export const result = style({ marginTop: vars.space[4] });
