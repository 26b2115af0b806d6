import { style } from '@vanilla-extract/css';
import { below } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

/** On the narrowest screens the light is enough. */
export const text = style({ '@media': { [below(375)]: { display: 'none' } } });
/** Beside two menus, the head of a cashier is one line on most phones. */
export const textOfCashier = style({ '@media': { [below(430)]: { display: 'none' } } });
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
