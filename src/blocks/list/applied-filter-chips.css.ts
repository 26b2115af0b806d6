import { style } from '@vanilla-extract/css';
import { from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
/** A chip that is hidden where its filter's field is visible. */
export const shownByField = style({ '@media': { [from('md')]: { display: 'none' } } });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxWidth: '100%',
  minHeight: vars.size.control,
  padding: '0 0.5rem 0 0.75rem',
  borderRadius: vars.radius.pill,
  background: color.primaryTint,
  color: color.primaryStrong,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
  selectors: { '&:hover': { background: color.primaryTintHover } },
});
