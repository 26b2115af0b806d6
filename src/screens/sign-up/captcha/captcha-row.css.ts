import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  minHeight: '3rem',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
});

export const state = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const spinner = style({ color: color.primary, display: 'inline-flex' });
export const checked = style({ color: color.successStrong, display: 'inline-flex' });
