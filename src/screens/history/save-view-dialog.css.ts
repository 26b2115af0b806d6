import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const savedView = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
