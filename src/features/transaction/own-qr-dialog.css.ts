import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** As large as the dialog, or as the height of a low screen allows. */
export const code = style({
  justifySelf: 'center',
  width: 'min(100%, 26rem, 100vh - 19rem)',
  minWidth: '12rem',
  aspectRatio: '1',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
});
