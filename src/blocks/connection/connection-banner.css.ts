import { globalStyle, style } from '@vanilla-extract/css';
import { below, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { region } from '#ui/message-toast.css.ts';

const { space } = vars;

/** Lies over the lower edge of the page and moves nothing; on phones above the bar with Cobrar. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetInline: space[4],
  bottom: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation[2],
  overflow: 'hidden',
  selectors: {
    'html:has([data-bottom-bar]) &': {
      '@media': { [below('md')]: { bottom: 'calc(5.75rem + env(safe-area-inset-bottom))' } },
    },
  },
  // Nothing is fixed in a low window, where it would cover most of the page.
  '@media': { [low]: { position: 'static', marginBlock: space[4] }, print: { display: 'none' } },
});

// Space that lets the last rows be scrolled above it, and messages above it.
globalStyle(`body:has(${place}) main`, { paddingBottom: '8rem' });
globalStyle(`body:has(${place}) ${region}`, {
  bottom: '6rem',
  '@media': { [below('md')]: { bottom: '13rem' } },
});
