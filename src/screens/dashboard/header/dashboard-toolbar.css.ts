import { style } from '@vanilla-extract/css';
import { onlyWide } from '../../../../styles/layout.css.ts';
import { toolbarSelect } from '../../../ui/page.css.ts';

/** On phones the search finds branches and boxes too, and the lists need the room. */
export const select = style([toolbarSelect, onlyWide]);
