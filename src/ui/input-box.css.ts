import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** The outlined box around a text control, which has no style of its own. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: vars.size.field,
  padding: '0 0.875rem',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.icon,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}, box-shadow ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.inkSecondary },
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&:has([aria-invalid])': { borderColor: color.errorStrong },
    '&:has([aria-invalid]):focus-within': { boxShadow: `0 0 0 1px ${color.errorStrong}` },
    '&:has(:disabled)': { background: color.background, borderColor: color.borderStrong },
  },
  // Where the browser replaces all colors, it drops shadows.
  '@media': { [forcedColors]: { selectors: { '&:focus-within': { outline: '2px solid' } } } },
});

export const small = style({ minHeight: vars.size.control, paddingInline: '0.625rem' });

export const control = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  // Fills the box's height, so that a tap anywhere in the box focuses the field.
  alignSelf: 'stretch',
  margin: '-1px 0',
  border: 'solid transparent',
  borderWidth: '1px 0',
  // The surrounding box shows the focus.
  outline: 0,
  padding: 0,
  background: 'none',
  backgroundClip: 'padding-box',
  color: color.ink,
  selectors: {
    '&::placeholder': { color: color.inkTertiary, opacity: 1 },
    '&:disabled': { color: color.text2, WebkitTextFillColor: color.text2 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
  },
});

globalStyle(`${control}::-webkit-search-cancel-button`, { display: 'none' });

// As tall as the box without its border, so that a small field is as high as a select beside it.
globalStyle(`${box} > button`, { margin: '-1px -0.5rem -1px 0' });
