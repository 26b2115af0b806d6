import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[10]} ${space[6]}`,
  textAlign: 'center',
  color: color.inkSecondary,
});

export const icon = style({ color: color.text2, marginBottom: space[1] });
export const title = style({ color: color.ink, fontWeight: vars.font.weight.regular });
export const action = style({ marginTop: space[2] });
