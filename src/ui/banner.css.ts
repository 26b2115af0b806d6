import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[6]}`,
  background: color.warning,
  color: color.ink,
  lineHeight: vars.line.snug,
});

globalStyle(`${banner} button`, { background: 'none', borderColor: 'currentColor' });
