import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { chip } from './chip.css.ts';

/** Marks a row that has just arrived. */
export const mark = style([
  chip,
  {
    height: '1.125rem',
    padding: '0 0.375rem',
    borderRadius: vars.radius.xs,
    background: vars.color.primaryStrong,
    color: vars.color.onFill,
    fontSize: '0.6875rem',
  },
]);
