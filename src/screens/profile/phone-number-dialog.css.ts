import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
});
