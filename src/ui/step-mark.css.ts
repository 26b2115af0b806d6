import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** The number of a step in a circle. */
export const stepMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
