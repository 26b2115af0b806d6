import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

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
/** Scrolls where the tabs have no room. The pixel below belongs to the line of the chosen one. */
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
export const value = style({ overflowWrap: 'break-word' });
/** In one line, unless it is long. */
export const name = style([value, { display: 'inline-block', width: 'max-content', maxWidth: '12rem' }]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
/** An input of files lies over it, so that all of it accepts clicks and files. */
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
/** What the page is for, in sight however many rows there are. */
export const dock = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `0 calc(-1 * ${space[6]}) calc(-1 * ${space[8]})`,
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${color.borderStrong}`,
  background: color.surface,
  '@media': {
    [below('md')]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      margin: `0 calc(-1 * ${space[4]}) calc(-1 * ${space[8]})`,
      padding: `${space[3]} ${space[4]}`,
    },
  },
});
