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

// Where a dialog takes the width, a message stands over its head: what it asks is answered at its foot.
globalStyle(`body:has(${scrim}) ${region}`, {
  '@media': { [below('lg')]: { top: vars.space[4], bottom: 'auto' } },
});
