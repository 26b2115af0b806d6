import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const rules = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `0.25rem ${vars.space[4]}`,
  fontSize: vars.font.size.sm,
  lineHeight: vars.line.snug,
});

const rule = style({ display: 'flex', alignItems: 'center', gap: '0.375rem' });

export const rulesOf = styleVariants({
  met: [rule, { color: color.successStrong }],
  unmet: [rule, { color: color.inkSecondary }],
});
