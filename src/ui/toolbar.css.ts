import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;
const narrow = below('sm');

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
});

/** Takes the remaining width of a toolbar or, on phones, of its line. */
export const toolbarSearch = style({
  flex: '1 1 12rem',
  maxWidth: '24rem',
  '@media': { [narrow]: { flexBasis: '10rem', maxWidth: 'none' } },
});
/** On phones two selects share a line. */
export const toolbarSelect = style({
  flex: '0 1 9.5rem',
  minWidth: 0,
  '@media': { [narrow]: { flexGrow: 1 } },
});
