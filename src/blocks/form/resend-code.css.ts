import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const line = style({
  display: 'flex',
  marginTop: `calc(-1 * ${vars.space[2]})`,
  flexWrap: 'wrap',
  gap: `0.25rem ${vars.space[3]}`,
  fontSize: vars.font.size.sm,
  lineHeight: vars.line.snug,
  color: color.inkSecondary,
});

export const centered = style([line, { marginTop: 0, justifyContent: 'center', alignItems: 'center' }]);

export const link = style({
  minHeight: '1.5rem',
  color: color.primaryStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  selectors: {
    '&:hover': { color: color.primaryStrongHover },
    '&[aria-disabled]': { color: color.text2, textDecoration: 'none', cursor: 'not-allowed' },
  },
});

export const wait = style({ fontVariantNumeric: 'tabular-nums' });
export const sent = style({ color: color.successStrong, alignSelf: 'center' });
