import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';

const { color, font, space } = vars;

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0.125rem ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
  lineHeight: vars.line.snug,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const name = style([figures, { fontWeight: font.weight.medium }]);
export const net = style([figures, { fontWeight: font.weight.medium, textAlign: 'right' }]);
export const second = style({
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSecondary,
});
export const balance = style([
  figures,
  { fontSize: font.size.sm, color: color.inkSecondary, textAlign: 'right' },
]);
