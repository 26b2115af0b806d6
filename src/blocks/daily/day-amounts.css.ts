import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});
