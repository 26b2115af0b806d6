import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/typography.css.ts';

const { color, font } = vars;

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '9rem',
  height: '9rem',
  margin: '0 auto',
  textAlign: 'center',
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transform: 'rotate(-90deg)',
});

globalStyle(`${drawing} circle`, { fill: 'none', strokeWidth: 6, stroke: color.neutralTint });
globalStyle(`${drawing} circle + circle`, { stroke: color.primary, strokeLinecap: 'round' });

export const value = style({
  fontSize: font.size.heading,
  fontWeight: font.weight.light,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = secondary;
