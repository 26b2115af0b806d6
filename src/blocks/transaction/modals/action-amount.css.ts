import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { displayAmount } from '../../../../styles/typography.css.ts';

/** The amount an action is about, above what is known of it. */
export const actionAmount = style([displayAmount, { padding: `${vars.space[1]} 0 ${vars.space[2]}` }]);
