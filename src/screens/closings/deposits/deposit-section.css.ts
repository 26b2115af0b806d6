import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;
// Facts and table need this width, also beside an open drawer on tablets.
const stacked = below('lg');

/** Status and button, stacked on phones that have no room for both. */
export const aside = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
});

/** Facts beside the closings, or above them where there is no room. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 1fr) minmax(0, 2fr)',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRight: `1px solid ${color.border}`,
  '@media': { [stacked]: { borderRight: 0, borderBottom: `1px solid ${color.border}` } },
});
export const label = style({ fontSize: font.size.sm, color: color.inkSecondary, lineHeight: vars.line.snug });
export const amount = style([
  untranslated,
  {
    fontSize: '1.75rem',
    fontWeight: font.weight.medium,
    lineHeight: vars.line.tight,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
  },
]);
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  lineHeight: vars.line.snug,
});
export const holder = style({ fontSize: font.size.sm, color: color.inkSecondary, overflowWrap: 'anywhere' });
export const unfold = style({ padding: `${space[2]} ${space[4]}` });
