import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { secondary } from '#styles/typography.css.ts';

/** The margin is here and not on the live region around it, which is always present and must take no space while empty. */
export const result = style({ marginTop: vars.space[4] });

export const hint = style([secondary, { marginTop: vars.space[2] }]);

export const found = style({ display: 'inline-flex', color: vars.color.successStrong });
