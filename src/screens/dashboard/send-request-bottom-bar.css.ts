import { globalStyle, style } from '@vanilla-extract/css';
import { below, tall } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;
const narrow = below('md');

/** Fixed at the bottom of the screen on phones, on top of the scrolling content; below it in low windows. */
export const sendRequestBottomBar = style({
  display: 'none',
  '@media': {
    [`${narrow} and ${tall}`]: { position: 'fixed', insetInline: 0, bottom: 0 },
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[3],
      zIndex: vars.layer.topbar,
      padding: `${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      background: vars.color.surface,
      boxShadow: vars.elevation.bar,
    },
  },
});

// Equally wide, unless large text leaves no room for that.
globalStyle(`${sendRequestBottomBar} > *`, {
  flex: '1 0 0',
  minWidth: 'max-content',
  paddingInline: space[2],
});
