import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const { color } = vars;

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  height: '1.5rem',
  padding: '0 0.5rem',
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { border: '1px solid' } },
});

export const tones = styleVariants(vars.status, ({ fg, bg }) => [chip, { background: bg, color: fg }]);

/** On a row that has just arrived. */
export const mark = style([
  chip,
  {
    height: '1.125rem',
    padding: '0 0.375rem',
    borderRadius: vars.radius.xs,
    background: color.primaryStrong,
    color: color.onFill,
    fontSize: '0.6875rem',
  },
]);

// Animates only opacity and transform, which need no repaint.
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
