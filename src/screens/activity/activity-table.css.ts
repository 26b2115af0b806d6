import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** Breaks long names that contain no space. */
export const sentence = style({ overflowWrap: 'anywhere' });

export const actor = style({ maxWidth: '18rem', overflowWrap: 'anywhere' });

/** A row on small screens: actor and action, then the moment. */
export const row = style({ display: 'grid', gap: '0.125rem' });
export const rowHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
