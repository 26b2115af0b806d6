import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
