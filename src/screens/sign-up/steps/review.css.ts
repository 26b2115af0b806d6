import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const review = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
});

export const groups = style({
  display: 'grid',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[4]}`,
  alignItems: 'start',
  padding: `${space[3]} ${space[4]}`,
  lineHeight: vars.line.snug,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
