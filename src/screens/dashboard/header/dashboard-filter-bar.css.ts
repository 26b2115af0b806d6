import { style } from '@vanilla-extract/css';
import { onlyWide } from '../../../../styles/layout.css.ts';
import { toolbarSelect } from '../../../ui/toolbar.css.ts';

/** Hidden on phones: the search also finds branches and cashiers, and the lists need the space. */
export const select = style([toolbarSelect, onlyWide]);
