import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
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

export const card = style({ display: 'grid', gap: space[3], padding: space[4], lineHeight: vars.line.snug });
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
export const does = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: space[2],
  alignItems: 'center',
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSecondary,
  fontSize: font.size.sm,
});
