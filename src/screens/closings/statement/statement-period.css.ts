import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { font, space, size } = vars;
const narrow = below('md');

export const period = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
});
export const months = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [narrow]: { flex: '1 1 100%', justifyContent: 'space-between' } },
});
export const title = style({
  fontSize: font.size.lg,
  fontWeight: font.weight.medium,
  lineHeight: vars.line.tight,
  textAlign: 'center',
  '@media': { [narrow]: { fontSize: font.size.subtitle } },
});
export const branch = style({ minWidth: '12rem', '@media': { [narrow]: { flex: '1 1 12rem' } } });
globalStyle(`${branch} select`, { '@media': { [narrow]: { height: size.button } } });
