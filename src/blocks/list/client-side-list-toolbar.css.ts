import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { secondary } from '#styles/typography.css.ts';

const { color, font, space } = vars;

export const defaultPlace = style([
  secondary,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minWidth: 0,
    maxWidth: `calc(100% - ${space[2]})`,
    marginLeft: space[2],
    whiteSpace: 'nowrap',
  },
]);
globalStyle(`${defaultPlace} b`, { fontWeight: font.weight.regular, color: color.ink });
