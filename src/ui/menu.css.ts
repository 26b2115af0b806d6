import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

/** Covers the button that opens the menu, and positions the menu. */
export const anchor = style({ position: 'relative', display: 'inline-flex' });
export const place = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const menu = style({
  // As high as messages, and later in the document: what was opened last is on top.
  zIndex: vars.layer.toast,
  display: 'grid',
  minWidth: '13.5rem',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '0.375rem',
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: vars.elevation[1],
  outline: 0,
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: `max(2.25rem, ${vars.size.control})`,
  padding: '0 0.625rem',
  borderRadius: vars.radius.sm,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-2px',
});

export const item = style([row, { selectors: { '&[data-highlighted]': { background: color.neutralTint } } }]);
export const danger = style([
  row,
  { color: color.errorStrong, selectors: { '&[data-highlighted]': { background: color.errorTint } } },
]);
export const itemIcon = style({ color: color.icon });
export const rule = style({ borderTop: `1px solid ${color.border}`, margin: '0.375rem 0' });
