import { globalStyle, style } from '@vanilla-extract/css';
import { from, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { clip, untranslated } from '#styles/typography.css.ts';
import { LOW, pad } from './amount-pad.css.ts';

const { color, font, space } = vars;

/** Tablets and phones in landscape. */
const WIDE_AND_LOW = `${from(900)} and (max-height: 48rem), ${from('sm')} and ${low}`;

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[4],
  '@media': { [LOW]: { gap: space[1] } },
});
/** The number pad is below the amount and its rows, or beside them. */
export const withPad = style({
  '@media': { [WIDE_AND_LOW]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${withPad} > ${pad}`, { '@media': { [WIDE_AND_LOW]: { gridArea: '1 / 2 / span 2' } } });

export const amount = style([
  untranslated,
  {
    position: 'relative',
    display: 'grid',
    flex: 1,
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[1],
    minHeight: '5.5rem',
    '@media': { [LOW]: { minHeight: '3.5rem', gap: 0 } },
  },
]);
// Aligned with the close button above it.
export const keyboardSwitch = style({ position: 'absolute', top: 0, right: `calc(-1 * ${space[2]})` });
/** Near the top instead of in the middle, where the device's keyboard would cover it. */
export const aboveKeyboard = style({ flex: 'none' });
export const amountLabel = style({ fontSize: font.size.sm, color: color.inkSecondary });
export const amountLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  maxWidth: '100%',
  fontSize: '3.5rem',
  fontWeight: font.weight.thin,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [LOW]: { fontSize: '2.5rem' } },
});
export const amountInput = style({
  flex: 'none',
  minWidth: '1ch',
  maxWidth: '100%',
  border: 0,
  caretColor: color.primary,
});

export const rows = style({ display: 'grid', borderTop: `1px solid ${color.border}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '2.875rem',
  padding: `0 ${space[1]}`,
  borderBottom: `1px solid ${color.border}`,
  color: color.ink,
  textAlign: 'left',
  '@media': { [LOW]: { minHeight: '2.75rem' } },
});
globalStyle(`${row} svg`, { color: color.icon });
export const chosen = style([clip, { textAlign: 'right', color: color.inkSecondary }]);
