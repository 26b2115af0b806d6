import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { small } from '#ui/table.css.ts';

const { color, font, space } = vars;

/** Opens the payment. */
export const payer = style({
  color: color.ink,
  fontWeight: font.weight.regular,
  overflowWrap: 'anywhere',
});

export const reason = style({ overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: '5rem' });

export const rowDoes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  '@container': { [small]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
/** As wide as one with a padlock. */
globalStyle(`${rowDoes} > button:last-child`, { minWidth: '6.375rem' });

export const card = style({ display: 'grid', gap: space[3], lineHeight: vars.line.snug });
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
});
export const sum = style({ textAlign: 'right' });
export const amount = style({
  fontSize: font.size.lg,
  fontWeight: font.weight.medium,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const when = style([
  secondary,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minHeight: '1.5rem' },
]);
export const does = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: space[2],
  alignItems: 'center',
});

/** The cards of phones say it themselves. */
export const lockNote = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSecondary,
  fontSize: font.size.sm,
  '@media': { [below('md')]: { display: 'none' } },
});
