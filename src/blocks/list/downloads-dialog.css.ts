import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
});
export const texts = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
export const detail = style({ fontSize: font.size.sm, color: color.inkSecondary });
