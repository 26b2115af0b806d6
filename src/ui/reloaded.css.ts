import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const frame = style({ position: 'relative' });
export const progress = style({ position: 'absolute', insetInline: 0, top: `calc(-1 * ${space[2]})` });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  transition: `opacity ${vars.duration.fast}`,
});
export const stale = style({ opacity: 0.6 });
