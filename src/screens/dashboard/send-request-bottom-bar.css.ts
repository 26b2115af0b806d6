import { style } from '@vanilla-extract/css';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

const { space } = vars;
const narrow = below('md');

/** Fixed at the bottom of the screen on phones, on top of the scrolling content. */
export const sendRequestBottomBar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space[3],
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: vars.layer.topbar,
      padding: `${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      background: vars.color.surface,
      boxShadow: vars.elevation.bar,
    },
  },
});
