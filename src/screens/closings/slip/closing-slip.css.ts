import { globalStyle, style } from '@vanilla-extract/css';
import { paper } from '#blocks/print/paper.css.ts';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;
const ink = `1px solid ${color.print}`;

/** Paper wider than a roll, chosen in the print dialog: larger text and margins. */
const sheet = 'print and (min-width: 120mm)';

export const slip = style([
  paper,
  {
    '@media': {
      print: { width: '100%', maxWidth: '72mm', marginInline: 'auto', breakInside: 'avoid' },
      [sheet]: { maxWidth: '150mm', fontSize: '11pt', gap: space[5], paddingTop: space[6] },
    },
  },
]);

export const reprint = style({
  justifySelf: 'center',
  padding: `0 ${space[3]}`,
  border: ink,
  fontWeight: font.weight.medium,
});

export const shares = style({ borderTop: ink, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${shares} :is(th, td)`, { padding: `${space[1]} 0`, textAlign: 'right', fontWeight: 'inherit' });
globalStyle(`${shares} :is(th, td):first-child`, { textAlign: 'left', overflowWrap: 'anywhere' });
globalStyle(`${shares} td`, { whiteSpace: 'nowrap', paddingLeft: space[2] });
globalStyle(`${shares} thead th`, { fontWeight: font.weight.medium });

/** Space for signatures: stacked on a roll, side by side on a sheet. */
export const signatures = style({
  display: 'grid',
  gap: space[4],
  '@media': { [sheet]: { gridTemplateColumns: '1fr 1fr', gap: space[10] } },
});
export const signature = style({
  marginTop: space[12],
  paddingTop: space[2],
  borderTop: ink,
  textAlign: 'center',
});
