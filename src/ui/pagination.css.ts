import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[4],
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.border}`,
  fontSize: vars.font.size.sm,
  color: color.inkSecondary,
});

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [below('sm')]: { gap: 0 } },
});

/** Stands for pages that are not shown. */
export const gap = style({ width: '1rem', textAlign: 'center' });

export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.625rem',
  height: '1.625rem',
  padding: '0 0.25rem',
  borderRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('md')]: { minWidth: vars.size.button, height: vars.size.button } },
  selectors: {
    'button&:hover:enabled': { background: color.neutralTint, color: color.ink },
    '&[aria-current]': {
      background: color.primaryTint,
      color: color.primaryStrong,
      fontWeight: vars.font.weight.medium,
    },
    '&:disabled': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
});
