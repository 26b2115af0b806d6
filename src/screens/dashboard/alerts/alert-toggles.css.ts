import { style } from '@vanilla-extract/css';
import { row } from '#styles/layout.css.ts';
import { below } from '#styles/responsive.ts';

const phone = below('sm');

export const toggles = style([row[2], { '@media': { [phone]: { display: 'none' } } }]);
/** For phones, where the header has a single line. */
export const menu = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
