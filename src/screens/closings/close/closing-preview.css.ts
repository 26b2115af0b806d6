import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const cashier = style({
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'clip',
});

export const shape = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '2.25rem',
  padding: `0 ${vars.space[4]}`,
});

export const unread = style({ visibility: 'hidden' });

/** Cancels its own margins, because the dialog has some. */
export const empty = style({ margin: `-${vars.space[4]} 0` });
