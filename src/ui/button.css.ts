import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: vars.size.button,
  padding: `0 ${space[5]}`,
  borderRadius: vars.radius.pill,
  border: '1px solid transparent',
  fontWeight: vars.font.weight.regular,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:disabled': {
      background: color.neutralTint,
      borderColor: 'transparent',
      color: color.text2,
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

const filled = (rest: string, hover: string, active: string) => ({
  background: rest,
  color: color.onFill,
  selectors: {
    '&:hover:enabled, a&:hover': { background: hover },
    '&:active:enabled, a&:active': { background: active },
  },
});

const bare = (text: string, hoverText: string, hover: string) => ({
  paddingInline: space[3],
  color: text,
  selectors: {
    '&:hover:enabled, a&:hover': { background: hover, color: hoverText },
    '&:disabled': { background: 'none' },
  },
});

export const variants = styleVariants({
  primary: [button, filled(color.primaryStrong, color.primaryStrongHover, color.primaryStrongActive)],
  danger: [button, filled(color.errorStrong, color.errorStrongHover, color.errorStrongActive)],
  outline: [
    button,
    {
      background: color.surface,
      borderColor: color.borderStrong,
      color: color.ink,
      selectors: {
        '&:hover:enabled, a&:hover': {
          background: color.surfaceHover,
          borderColor: color.borderControl,
        },
      },
    },
  ],
  soft: [
    button,
    {
      background: color.primaryTint,
      color: color.primaryStrong,
      selectors: {
        '&:hover:enabled, a&:hover': { background: color.primaryTintHover, color: color.primaryStrongHover },
      },
    },
  ],
  text: [button, bare(color.primaryStrong, color.primaryStrongHover, color.primaryTint)],
  'text-danger': [button, bare(color.errorStrong, color.errorStrongHover, color.errorTint)],
});

export const sizes = styleVariants({
  regular: {},
  sm: { minHeight: vars.size.control, paddingInline: '0.875rem', fontSize: vars.font.size.sm },
  full: { width: '100%', minHeight: vars.size.buttonFull, fontSize: vars.font.size.md },
});

/** Small buttons without a fill are closer together. */
export const smallUnfilled = style({ paddingInline: space[2] });

/** Label and loading text share a cell, so that the button never shrinks when one replaces the other. */
export const content = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
});

export const hidden = style({ visibility: 'hidden' });

export const key = style({
  padding: '0.25rem 0.375rem',
  borderRadius: vars.radius.xs,
  background: color.keyShade,
  fontSize: '0.6875rem',
  // Hidden where the layout is that of phones and tablets, which have no keyboard.
  '@media': { [below('md')]: { display: 'none' } },
});
