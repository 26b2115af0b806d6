import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;
const narrow = below('md');

export const breadcrumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  minHeight: vars.size.button,
  selectors: { [`${breadcrumb} + &`]: { marginTop: `calc(-1 * ${space[2]})` } },
  '@media': { [narrow]: { gap: space[2] } },
});

/** Wraps if large text leaves no room for a line. */
export const actions = style({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
});

// Beside the views there is room for one button only; buttons that appear later would move the content below.
globalStyle(`${head}:has(> nav) > ${actions}`, {
  '@media': { [below(375)]: { flexBasis: '100%' } },
});
