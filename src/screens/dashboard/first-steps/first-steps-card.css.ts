import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { stepMark } from '#ui/step-mark.css.ts';

const { color, font, space } = vars;

export const count = style([secondary]);
export const hide = style({ marginLeft: 'auto' });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: `${space[1]} ${space[3]}`,
  padding: space[3],
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[2] } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  padding: space[2],
  borderRadius: vars.radius.control,
  lineHeight: vars.line.snug,
});

export const nextStep = style({ background: color.primaryTint });

export const mark = style([stepMark, { color: color.inkSecondary }]);

export const doneMark = style([
  mark,
  { borderColor: color.successStrong, background: color.successStrong, color: color.onFill },
]);

export const plainTitle = style({
  display: 'inline-block',
  minHeight: '1.5rem',
  fontWeight: font.weight.regular,
});

export const title = style([
  plainTitle,
  {
    color: color.ink,
    lineHeight: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.primaryStrong, textDecoration: 'underline' },
      [`${nextStep} &`]: { color: color.primaryStrong },
    },
  },
]);

export const text = style([secondary]);
export const hint = style([
  secondary,
  { padding: `${space[3]} ${space[4]}`, borderTop: `1px solid ${color.border}` },
]);
