import { style } from '@vanilla-extract/css';
import { below } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

/** Hidden on narrow phones, where the light is enough, and the banner once the connection is lost: a growing text would push the header's buttons to another line. */
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
