import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const skipLink = style({
  position: 'fixed',
  left: space[3],
  top: space[3],
  zIndex: vars.layer.toast,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.pill,
  background: color.ink,
  color: color.onFill,
  transform: 'translateY(-4rem)',
  selectors: { '&:focus': { transform: 'none', color: color.onFill } },
});
