import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [below('sm')]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
/** On phones above the buttons, because names of files are long. */
export const texts = style({
  display: 'grid',
  flex: 1,
  gap: space[1],
  minWidth: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
});
export const name = style({ overflowWrap: 'anywhere' });
export const detail = style({ fontSize: font.size.sm, color: color.inkSecondary });
