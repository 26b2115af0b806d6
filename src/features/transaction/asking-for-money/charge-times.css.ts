import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
