import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const prefix = style({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  paddingRight: vars.space[2],
  borderRight: `1px solid ${vars.color.border}`,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
});
