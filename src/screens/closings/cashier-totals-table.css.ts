import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

/** A cashier below its branch. */
export const ofBranch = style({ paddingLeft: vars.space[4] });
