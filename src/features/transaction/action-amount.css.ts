import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { displayAmount } from '#styles/typography.css.ts';

/** The amount of an action, above its details. */
export const actionAmount = style([displayAmount, { padding: `${vars.space[1]} 0 ${vars.space[2]}` }]);
