import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: vars.color.scrim,
  overflowY: 'auto',
});
