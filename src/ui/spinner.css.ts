import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#styles/responsive.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '2s' } },
});

export const extraSmall = style({ width: '0.75rem', height: '0.75rem' });
