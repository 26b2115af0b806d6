import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { font } = vars;

const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.color.neutralTint,
  color: vars.status.neutral.fg,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  letterSpacing: '0.02em',
});

export const avatars = styleVariants({
  base: [avatar],
  lg: [avatar, { width: '3.5rem', height: '3.5rem', fontSize: font.size.md }],
  xl: [avatar, { width: '6rem', height: '6rem', fontSize: font.size.title, fontWeight: font.weight.light }],
});
