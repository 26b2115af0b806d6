import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const message = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  minHeight: '70dvh',
  padding: `${space[12]} ${space[6]}`,
  textAlign: 'center',
});

export const action = style({ marginTop: space[3] });
