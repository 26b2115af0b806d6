import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', paddingRight: '0.625rem' });

// As high as an input without a button.
globalStyle(`${frame} > button`, { marginBlock: '-2px' });

/** Invisible; only positions the calendar. */
export const calendar = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
