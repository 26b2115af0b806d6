import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  right: space[6],
  bottom: space[6],
  width: 'min(25rem, calc(100vw - 2rem))',
  // An open dialog disables the pointer outside it, but messages can still be closed.
  pointerEvents: 'auto',
  '@media': {
    [below('md')]: { right: space[4], bottom: `calc(${vars.size.buttonFull} + 2.5rem)` },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const toast = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `0.125rem ${space[3]}`,
  padding: `0.875rem ${space[3]} 0.875rem ${space[4]}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation[1],
  overflow: 'hidden',
  lineHeight: vars.line.snug,
  animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
});

/** Tinted, so that from some steps away a payment can be told from a failure. */
export const toasts = styleVariants({
  success: [toast, { background: color.successTint }],
  error: [toast, { background: color.errorTint }],
});

export const icon = styleVariants({
  success: { gridRow: '1 / 3', color: color.successStrong },
  error: { gridRow: '1 / 3', color: color.errorStrong },
});

export const title = style({ fontWeight: vars.font.weight.medium });
export const text = style({ gridColumn: 2, overflowWrap: 'anywhere' });
export const close = style({ gridArea: '1 / 3 / 3 / 4', margin: '-0.375rem 0 0' });

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const time = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  transformOrigin: 'left',
  animation: `${shrink} ${vars.duration.mark} linear forwards`,
  selectors: { [`${toast}:is(:hover, :focus-within) > &`]: { animation: 'none' } },
});

export const times = styleVariants({
  success: [time, { background: color.success }],
  error: [time, { background: color.error }],
});
