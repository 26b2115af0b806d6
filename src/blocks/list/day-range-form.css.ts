import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;
const narrow = below('md');

export const range = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [narrow]: { flex: '1 1 100%' } },
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) auto minmax(0, 9rem)',
  alignItems: 'center',
  gap: space[2],
});
