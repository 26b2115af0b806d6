import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[1],
});

export const sent = style({ flexBasis: '100%', textAlign: 'center' });
