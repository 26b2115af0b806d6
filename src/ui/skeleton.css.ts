import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Appears after 150 ms, so that it does not flash before a quick response. */
export const group = style({ animation: `${appear} 1ms 150ms backwards` });

export const skeleton = style({
  display: 'block',
  height: '0.75rem',
  borderRadius: vars.radius.xs,
  background: vars.color.neutralTint,
  animation: `${breathe} 1.4s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
