import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

// Animates only opacity and transform, which do not cause a repaint.
const pulse = keyframes({
  from: { transform: 'scale(1)', opacity: 1 },
  '70%, to': { transform: 'scale(2.5)', opacity: 0 },
});

const dot = style({
  position: 'relative',
  flex: 'none',
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export const dots = styleVariants({
  live: [
    dot,
    {
      background: color.success,
      '::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: '50%',
        background: color.liveHalo,
        animation: `${pulse} 2s ${vars.ease.out} infinite`,
      },
      '@media': { [reducedMotion]: { '::after': { animation: 'none', opacity: 0 } } },
    },
  ],
  off: [dot, { background: color.warning }],
});
