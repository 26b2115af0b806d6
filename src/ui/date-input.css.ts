import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', paddingRight: '0.625rem' });

// Keeps the height of an input without a button.
globalStyle(`${frame} > button`, { marginBlock: '-2px' });

/** Invisible; it only positions the browser's calendar. */
export const calendar = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
