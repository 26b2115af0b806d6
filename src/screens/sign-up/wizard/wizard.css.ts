import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { stepMark } from '#ui/step-mark.css.ts';

const { color, space } = vars;
const narrow = below('md');

export const wizard = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 40rem)',
  gap: space[16],
  alignItems: 'start',
  padding: `${space[10]} max(${space[6]}, calc((100vw - 72rem) / 2)) ${space[12]}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], padding: space[4] },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[8],
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.dialog,
  '@media': { [narrow]: { padding: space[5] } },
});

export const foot = style({ marginTop: space[2] });
export const forward = style({ display: 'grid', minWidth: '11rem' });

export const stepper = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [narrow]: { display: 'none' } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  gap: space[3],
  alignItems: 'center',
  minHeight: '3rem',
  color: color.inkSecondary,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: 'calc(0.875rem - 1px)',
      top: 'calc(50% + 1rem)',
      width: '2px',
      height: '1rem',
      background: color.borderStrong,
    },
  },
});

export const currentStep = style({ color: color.ink, fontWeight: vars.font.weight.medium });
export const doneStep = style({});

export const mark = style([
  stepMark,
  {
    selectors: {
      [`${currentStep} > &`]: { borderColor: color.primary, color: color.primaryStrong },
      [`${doneStep} > &`]: { borderColor: color.ink, background: color.ink, color: color.onFill },
    },
  },
]);

export const stepLink = style({
  justifySelf: 'start',
  padding: `${space[1]} 0`,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.primaryStrong, textDecoration: 'underline' } },
});

export const place = style({ justifyContent: 'space-between', marginBottom: space[2] });
