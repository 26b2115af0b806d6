import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

/** A bar above its base line. */
export const bar = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  borderBottom: `1px solid ${color.borderStrong}`,
});
const filled = style({
  display: 'block',
  width: 'min(2.25rem, 56%)',
  minHeight: 2,
  borderRadius: '2px 2px 0 0',
  // Both colors are visible on a black and on a white page.
  forcedColorAdjust: 'none',
});
export const past = style([filled, { background: color.text1 }]);
export const current = style([filled, { background: color.primary }]);

/** A period without payments, or one that is still to come. */
export const none = style({ borderBottom: `1px dashed ${color.borderControl}` });
export const ahead = style({ borderBottom: `1px dashed ${color.borderStrong}` });
