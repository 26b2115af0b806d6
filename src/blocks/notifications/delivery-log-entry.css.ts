import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { secondary } from '#styles/typography.css.ts';

export const delivery = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
});

export const details = style({ width: '100%' });
export const summary = style([secondary, { padding: `${vars.space[1]} 0`, cursor: 'pointer' }]);

/** Shows the text exactly as sent or received, including line breaks. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
