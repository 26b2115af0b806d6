import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const boxed = style({
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
});
export const lines = style({
  flex: 1,
  minWidth: 0,
  lineHeight: vars.line.snug,
  // With large text what is at the end moves to a line of its own.
  selectors: { [`${boxed} > &`]: { flexBasis: '5rem' } },
});
