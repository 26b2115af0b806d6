import { style } from '@vanilla-extract/css';
import { below, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { toast } from '#ui/message-toast.css.ts';
import { sendRequestBottomBar } from '../send-request-bottom-bar.css.ts';

const { color, radius } = vars;

/** Centered at the lower edge; on phones above the bar with the send button. A message that has no room beside it sends it to the top. */
export const notice = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetInline: vars.space[4],
  bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  borderRadius: radius.pill,
  background: color.surface,
  boxShadow: vars.elevation[2],
  // Nothing is fixed in a low window, where it would cover most of the page.
  '@media': { [low]: { position: 'static', marginBlock: vars.space[4] } },
  selectors: {
    [`html:has(${sendRequestBottomBar}) &`]: {
      '@media': { [below('md')]: { bottom: `calc(5.75rem + env(safe-area-inset-bottom))` } },
    },
    [`html:has(${toast}) &`]: {
      '@media': {
        [below('lg')]: { bottom: 'auto', top: vars.space[4] },
        [below('md')]: { top: `calc(${vars.size.topbar} + ${vars.space[2]})` },
      },
    },
  },
});

/** Extra space, so that the last row can be scrolled out from behind the notice. */
export const space = style({ height: '4rem' });
