import { style } from '@vanilla-extract/css';
import { row } from '../../../../styles/layout.css.ts';
import { below } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

const phone = below('sm');

export const toggles = style([row[2], { '@media': { [phone]: { display: 'none' } } }]);
/** On phones, where the header is one line. */
export const menu = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
/** As wide as what comes into it, so that nothing moves. */
export const place = style({
  minWidth: `calc(2 * ${vars.size.control} + ${vars.space[2]})`,
  minHeight: vars.size.control,
  '@media': { [phone]: { minWidth: vars.size.control } },
});
