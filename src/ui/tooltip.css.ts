import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const anchor = style({ display: 'contents' });

/** Fixed to the window, so that no scrolling container clips it. */
export const tooltip = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  transform: 'translateY(-50%)',
  padding: '0.375rem 0.625rem',
  borderRadius: vars.radius.sm,
  background: vars.color.ink,
  color: vars.color.onFill,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.line.snug,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
