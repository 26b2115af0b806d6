import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/responsive.ts';
import { toolbarSelect } from '#ui/toolbar.css.ts';

const nothing = { display: 'none' };

/** Button that shows the selects on phones. */
export const opener = style({ '@media': { [from('sm')]: nothing } });
export const hiddenSelect = style([toolbarSelect, { '@media': { [below('sm')]: nothing } }]);
