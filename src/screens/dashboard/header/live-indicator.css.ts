import { style } from '@vanilla-extract/css';
import { below } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // On phones it shares the second line with the toggles, which keep their width.
  '@media': { [below('sm')]: { flex: '1 0 calc(100% - 14rem)' } },
});
