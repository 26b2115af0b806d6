import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;

/** A roll of 58 mm, of which printers use 48. */
const narrowRoll = 'print and (max-width: 60mm)';

export const paper = style({
  display: 'grid',
  gap: space[3],
  padding: space[6],
  borderRadius: vars.radius.xs,
  background: color.paper,
  color: color.print,
  fontSize: font.size.sm,
  lineHeight: 1.45,
  '@media': { print: { width: '100%', maxWidth: '68mm', padding: 0, fontSize: '9pt' } },
});

export const head = style({ display: 'grid', justifyItems: 'center', gap: space[2], textAlign: 'center' });
export const centered = style({ textAlign: 'center' });
export const shop = style({
  fontSize: font.size.lg,
  fontWeight: font.weight.medium,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const platform = style({ justifySelf: 'center' });
export const title = style([centered, { fontSize: font.size.md, fontWeight: font.weight.medium }]);
export const sum = style([
  untranslated,
  centered,
  {
    fontSize: font.size.heading,
    fontWeight: font.weight.medium,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [narrowRoll]: { fontSize: '16pt' } },
  },
]);

export const rule = style({
  width: '100%',
  margin: 0,
  borderTop: `1px dashed ${color.print}`,
});

export const lines = style({ display: 'grid', gap: '0.1875rem' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [narrowRoll]: { flexWrap: 'wrap', columnGap: space[2], rowGap: 0 } },
});
export const totalLine = style([line, { fontWeight: font.weight.medium }]);
export const value = style([
  untranslated,
  {
    textAlign: 'right',
    fontWeight: font.weight.regular,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    // A value that does not fit beside its label gets a line of its own, so that no amount is broken.
    '@media': { [narrowRoll]: { marginLeft: 'auto', maxWidth: '100%', overflowWrap: 'break-word' } },
  },
]);

export const steps = style({
  display: 'grid',
  gap: space[1],
  paddingLeft: space[5],
  listStyle: 'decimal',
});

export const code = style([
  untranslated,
  centered,
  {
    border: `1px solid ${color.print}`,
    padding: space[2],
    '@media': { [narrowRoll]: { borderInline: 'none', paddingInline: 0 } },
  },
]);
export const codeText = style({
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  letterSpacing: '0.06em',
});
