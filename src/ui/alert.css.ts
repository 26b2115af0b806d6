import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const alert = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0.625rem',
  padding: `${vars.space[3]} 0.875rem`,
  borderRadius: vars.radius.control,
  lineHeight: vars.line.snug,
});

export const tones = styleVariants({
  info: [alert, { background: color.primaryTint }],
  error: [alert, { background: color.errorTint }],
  success: [alert, { background: color.successTint }],
  warning: [alert, { background: color.warningTint }],
});

export const icons = styleVariants({
  info: { color: color.primaryStrong },
  error: { color: color.errorStrong },
  success: { color: color.successStrong },
  warning: { color: color.warningStrong },
});

export const text = style({ flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });
