import { style } from '@vanilla-extract/css';
import { below } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

/** On phones the light is enough: a text that grows would move the head's buttons to another line. */
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
