import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

/** Draws the arrow that a select loses with its native style. */
export const frame = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  '::after': {
    content: '',
    position: 'absolute',
    right: '0.8rem',
    top: '50%',
    width: '0.4375rem',
    height: '0.4375rem',
    marginTop: '-0.34rem',
    border: `solid ${color.icon}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});

export const select = style({
  appearance: 'none',
  width: '100%',
  height: vars.size.control,
  padding: '0 2rem 0 0.75rem',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.inkSecondary },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid]': { borderColor: color.errorStrong, outlineColor: color.errorStrong },
    '&:disabled': {
      background: color.background,
      borderColor: color.borderStrong,
      color: color.text2,
      cursor: 'not-allowed',
      opacity: 1,
    },
  },
});

/** Style of an active filter. */
export const active = style({
  borderColor: color.primaryStrong,
  background: color.primaryTint,
  color: color.primaryStrong,
  fontWeight: vars.font.weight.regular,
});
