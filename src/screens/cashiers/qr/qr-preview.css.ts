import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** Size of the code, including the quiet zone that is part of the image. */
export const CODE = '15.5rem';

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: `${space[2]} ${space[4]} ${space[6]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  lineHeight: vars.line.snug,
  overflowWrap: 'anywhere',
});

export const code = style({ width: CODE, maxWidth: '100%', aspectRatio: '1' });

export const note = style({ textAlign: 'center' });
