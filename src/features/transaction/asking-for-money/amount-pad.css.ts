import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** Windows so low that the pad's last row would be hidden. */
export const LOW = '(max-height: 42.5rem)';

export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[2],
  marginBottom: space[2],
  '@media': { [LOW]: { gap: space[1], marginBottom: 0 } },
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.5rem',
  borderRadius: vars.radius.control,
  background: color.neutralTint,
  color: color.ink,
  fontSize: vars.font.size.title,
  // Two quick taps are two digits, not a zoom.
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: { '&:active': { background: color.borderStrong } },
});
