import { style } from '@vanilla-extract/css';
import { onlyWide } from '../../../../styles/layout.css.ts';
import { toolbarSelect } from '../../../ui/toolbar.css.ts';

/** Hidden on phones: the search also finds branches and cashiers. */
export const hiddenSelect = style([toolbarSelect, onlyWide]);
