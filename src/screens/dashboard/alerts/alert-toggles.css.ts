import { style } from '@vanilla-extract/css';
import { row } from '../../../../styles/layout.css.ts';
import { below, from } from '../../../../styles/responsive.ts';

export const toggles = style([row[2], { '@media': { [below('sm')]: { display: 'none' } } }]);
/** On phones, where the header is one line. */
export const menu = style({ '@media': { [from('sm')]: { display: 'none' } } });
