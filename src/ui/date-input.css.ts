import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', paddingRight: '0.625rem' });

// As high as a box without a button.
globalStyle(`${frame} > button`, { marginBlock: '-2px' });

/** Only gives the calendar its place. */
export const calendar = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
