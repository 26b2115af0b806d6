import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tall } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.size.sm,
  color: color.inkSecondary,
});
export const here = style({ color: color.ink, fontWeight: font.weight.regular });
/** Scrolls when the tabs do not fit. The extra pixel at the bottom is for the underline of the chosen tab. */
export const tabs = style({
  overflowX: 'auto',
  padding: `0 ${space[4]} 1px`,
  borderBottom: `1px solid ${color.borderStrong}`,
  whiteSpace: 'nowrap',
});
globalStyle(`${tabs} > div`, { minWidth: 'max-content', borderBottom: 0 });
export const wrong = style({
  textDecoration: `underline wavy ${color.errorStrong} 1px`,
  textUnderlineOffset: '3px',
});
export const reason = style({ fontSize: font.size.sm, color: color.inkSecondary, overflowWrap: 'anywhere' });
export const error = style({ color: color.errorStrong });
const value = style([untranslated, { overflowWrap: 'break-word' }]);
/** On one line unless the text is longer than the maximum width. */
const oneLine = (maxWidth: string) => ({ display: 'inline-block', width: 'max-content', maxWidth });
export const name = style([value, oneLine('12rem')]);
/** On one line when the table is wide enough. */
export const account = style([value, { '@media': { [from(1360)]: oneLine('15rem') } }]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
/** The card of the file that was read. */
export const source = style([line, { gap: `${space[2]} ${space[4]}`, padding: `${space[3]} ${space[4]}` }]);
export const sourceName = style({
  flex: '1 1 14rem',
  minWidth: 0,
  lineHeight: vars.line.snug,
  overflowWrap: 'anywhere',
});
globalStyle(`${sourceName} + *`, { marginLeft: 'auto' });
/** The choices are side by side when there is room, below their label. */
export const choices = style({});
globalStyle(`${choices} > [role=radiogroup]`, {
  gap: space[3],
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${choices} > [role=radiogroup] > span`, {
  gridColumn: '1 / -1',
  fontSize: font.size.md,
});
globalStyle(`${choices} > [role=radiogroup] > div`, { display: 'grid', background: color.surface });
/** A transparent file input covers it, so that the whole area accepts clicks and dropped files. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[8],
  border: `1px dashed ${color.borderControl}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  selectors: {
    '&:hover, &:has(:focus-visible)': { borderColor: color.primary, background: color.primaryTint },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
export const input = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  '@media': { [below('md')]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
const lined = { display: 'flex', flexDirection: 'column', gap: space[4] } as const;
/** At least as high as the window, so that the footer is at the bottom of the window. */
export const page = style({
  ...lined,
  minHeight: `calc(100dvh - ${space[5]} - ${space[8]})`,
  '@media': {
    [below('md')]: { minHeight: `calc(100dvh - ${vars.size.topbar} - ${space[4]} - ${space[8]})` },
  },
});
export const review = style({ ...lined, flex: 1, minWidth: 0 });
/** The bar with the page's main button, visible however many rows there are. */
export const dock = style({
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `auto calc(-1 * ${space[6]}) calc(-1 * ${space[8]})`,
  padding: `${space[3]} ${space[6]}`,
  background: color.surface,
  boxShadow: vars.elevation.bar,
  '@media': {
    [tall]: { position: 'sticky' },
    [below('md')]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      margin: `auto calc(-1 * ${space[4]}) calc(-1 * ${space[8]})`,
      padding: `${space[3]} ${space[4]}`,
    },
  },
});
// Keeps focused elements from being hidden behind the bar.
globalStyle(`html:has(${dock})`, { scrollPaddingBottom: '8rem' });
