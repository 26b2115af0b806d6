import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.pill,
  color: color.inkSecondary,
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover:enabled, a&:hover, &[aria-haspopup][aria-expanded=true]': {
      background: color.neutralTint,
      color: color.ink,
    },
    '&[aria-pressed=true]': { color: color.primaryStrong },
    '&:disabled': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
});

/** Its name stands below the icon; not on phones, where it would need a line of its own. */
export const named = style({
  alignContent: 'center',
  '@media': {
    [from('sm')]: {
      rowGap: '0.125rem',
      width: 'auto',
      paddingInline: vars.space[1],
      borderRadius: vars.radius.control,
      fontSize: '0.6875rem',
      lineHeight: 1,
    },
    [below('sm')]: { fontSize: 0 },
  },
});

export const large = style({ width: vars.size.button, height: vars.size.button });
