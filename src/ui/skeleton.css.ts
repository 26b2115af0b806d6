import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const appearing = `${appear} 1ms 150ms backwards`;

/**
 * Contains only shapes. It appears after 150 ms, so that it does not flash before a quick response. The shapes are
 * animated together: separate animations would each need a layer and fire an event per iteration.
 */
export const group = style({
  animation: `${appearing}, ${breathe} 1.4s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: appearing } },
});

export const skeleton = style({
  display: 'block',
  height: '0.75rem',
  borderRadius: vars.radius.xs,
  background: vars.color.neutralTint,
});
