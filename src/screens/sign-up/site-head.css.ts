import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  height: '4.5rem',
  padding: `0 max(${space[6]}, calc((100vw - 72rem) / 2))`,
  background: color.surface,
  borderBottom: `1px solid ${color.borderStrong}`,
  '@media': { [below('md')]: { height: vars.size.topbar, padding: `0 ${space[4]}`, gap: space[3] } },
});

export const signIn = style({
  marginLeft: 'auto',
  fontWeight: vars.font.weight.regular,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
