import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const progress = style({
  height: 6,
  borderRadius: vars.radius.pill,
  background: color.neutralTint,
  overflow: 'hidden',
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: color.primary,
  transition: `width ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Animation for work of unknown size. */
export const moving = style({
  width: '33%',
  animation: `${pass} 1.4s ease-in-out infinite`,
  '@media': { [reducedMotion]: { width: '100%', opacity: 0.5, animation: 'none' } },
});
