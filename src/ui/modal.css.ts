import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { region } from './message-toast.css.ts';

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

// Over a dialog of full width the message is at the top, because the dialog's buttons are at the bottom.
globalStyle(`body:has(${scrim}) ${region}`, {
  '@media': { [below('lg')]: { top: vars.space[4], bottom: 'auto' } },
});
