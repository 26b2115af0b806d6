import { style } from '@vanilla-extract/css';
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

export const large = style({ width: vars.size.button, height: vars.size.button });
