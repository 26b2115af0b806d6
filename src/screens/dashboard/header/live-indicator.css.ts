import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

/**
 * Hidden on narrow phones, where it would push the header's buttons to another line. There the light is enough, and once
 * the connection is lost a banner says so.
 */
export const text = style({ '@media': { [below(430)]: { display: 'none' } } });
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
