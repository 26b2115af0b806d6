import { style, styleVariants } from '@vanilla-extract/css';
import { push } from '#styles/layout.css.ts';
import { vars } from '#styles/theme.css.ts';

const over = style({ position: 'absolute', pointerEvents: 'none' });

export const place = styleVariants({
  entry: [push],
  rail: [over, { top: 0, left: '50%' }],
  button: [over, { top: vars.space[1], left: vars.space[6] }],
});
