import { style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { choice } from './choice-row.css.ts';

const { color, duration, ease } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  cursor: 'pointer',
});

/** Outlined, for a dialog with a single question. */
export const boxed = style([choice, { alignItems: 'center', flexWrap: 'nowrap' }]);

export const control = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  margin: 0,
  borderRadius: vars.radius.pill,
  background: color.text2,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${ease.out}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      left: 3,
      top: 3,
      width: '1.125rem',
      height: '1.125rem',
      borderRadius: '50%',
      background: color.onFill,
      transition: `transform ${duration.fast} ${ease.out}`,
    },
    '&:checked': { background: color.primary },
    '&:checked::after': { transform: 'translateX(1rem)' },
    '&:disabled': { background: color.borderStrong, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});
