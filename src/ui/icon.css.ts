import { style, styleVariants } from '@vanilla-extract/css';

const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = styleVariants({
  xs: [icon, { width: '0.8125rem', height: '0.8125rem', strokeWidth: 2.5 }],
  sm: [icon, { width: '1rem', height: '1rem' }],
  md: [icon, { width: '1.125rem', height: '1.125rem' }],
  base: [icon, { width: '1.25rem', height: '1.25rem' }],
  lg: [icon, { width: '1.5rem', height: '1.5rem' }],
  xl: [icon, { width: '2rem', height: '2rem', strokeWidth: 1.5 }],
});
