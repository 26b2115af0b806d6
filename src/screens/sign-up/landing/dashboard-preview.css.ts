import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { clip, secondary } from '#styles/typography.css.ts';
import { card } from '#ui/card.css.ts';

const { color, font, space } = vars;

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const day = style([card, { padding: space[5] }]);
export const dayHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const live = style([secondary, { display: 'inline-flex', alignItems: 'center', gap: space[2] }]);
export const total = style({ paddingTop: space[2], textAlign: 'left' });
/** Icon and word side by side, as in a button that works. */
export const charge = style({
  marginTop: space[4],
  selectors: { '&&': { gridAutoFlow: 'column', alignContent: 'center', columnGap: space[2] } },
});
export const payments = card;

export const payment = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '3.75rem',
  padding: `${space[2]} ${space[4]}`,
  lineHeight: vars.line.snug,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});

export const newPayment = style([
  payment,
  { background: color.primaryTint, boxShadow: `inset 3px 0 0 ${color.primary}` },
]);

export const origin = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radius.sm,
  background: color.neutralTint,
  color: vars.status.neutral.fg,
});

export const who = style({ minWidth: 0 });
export const name = style([clip, { fontWeight: font.weight.regular }]);
export const small = style([secondary]);
export const sum = style({
  display: 'grid',
  textAlign: 'right',
  fontSize: font.size.md,
  fontVariantNumeric: 'tabular-nums',
});
