import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** Indents a cashier below its branch. */
export const ofBranch = style({ paddingLeft: vars.space[4] });
