import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { push } from '#styles/layout.css.ts';

/** Beside or above what the icon shows, and covers nothing of it. */
const over = style({ position: 'absolute', pointerEvents: 'none' });

export const place = styleVariants({
  entry: [push],
  rail: [over, { top: '0.125rem', left: 'calc(50% + 0.5rem)' }],
  button: [over, { top: '0.125rem', left: '1.875rem' }],
});

globalStyle(`${over} > :first-child`, {
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: '0.25rem',
  lineHeight: 1,
});
