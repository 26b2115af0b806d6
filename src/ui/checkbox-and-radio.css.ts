import { style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const check = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '0.625rem',
  minHeight: '1.5rem',
  cursor: 'pointer',
  lineHeight: vars.line.snug,
});

/** Shared by checkboxes and radio buttons. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  border: `2px solid ${color.borderControl}`,
  borderRadius: vars.radius.xs,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&[type=radio]': { borderRadius: '50%' },
    '&:hover': { borderColor: color.inkSecondary },
    '&:checked, &:indeterminate[type=checkbox]': {
      background: color.primary,
      borderColor: color.primary,
    },
    '&[type=checkbox]:checked::after': {
      content: '',
      width: '0.3125rem',
      height: '0.625rem',
      border: `solid ${color.onFill}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&[type=checkbox]:indeterminate::after': {
      content: '',
      width: '0.625rem',
      height: 2,
      background: color.onFill,
    },
    '&[type=radio]:checked::after': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      background: color.onFill,
    },
    '&:disabled': {
      background: color.neutralTint,
      borderColor: color.borderStrong,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});
