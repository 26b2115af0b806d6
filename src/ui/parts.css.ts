import { globalStyle, style } from '@vanilla-extract/css';

/** Space for the dot, on the left of a part. At the start of a line it is clipped. */
const DOT = '0.75em';
export const parts = style({
  display: 'block',
  marginLeft: `-${DOT}`,
  clipPath: `inset(0 0 0 ${DOT})`,
  // The clipped part would cover the target of the link before it.
  pointerEvents: 'none',
});
globalStyle(`${parts} > *`, { display: 'inline-block', paddingLeft: DOT });
globalStyle(`${parts} > * + *`, { textIndent: '-0.5em' });
