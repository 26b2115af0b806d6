import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font } = vars;

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  minWidth: 0,
  alignContent: 'start',
});

const line = style({ fontSize: font.size.sm, lineHeight: vars.line.snug });

export const labelRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
});
export const label = style([line, { fontWeight: font.weight.regular }]);
export const optional = style({ color: color.inkTertiary, fontWeight: font.weight.light });
export const help = style([line, { color: color.inkSecondary }]);
export const error = style([line, { display: 'flex', gap: '0.375rem', color: color.errorStrong }]);
