import { globalStyle, style } from '@vanilla-extract/css';
import { below, tall } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';

const { color, font, space } = vars;
const narrow = below('md');

const inLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] } as const;
export const line = style(inLine);

/** The card with the file and its columns. */
export const source = style([line, { padding: `${space[3]} ${space[4]}` }]);
export const sourceName = style({
  flex: '1 1 14rem',
  minWidth: 0,
  lineHeight: vars.line.snug,
  overflowWrap: 'anywhere',
});
export const sourceColumns = style({
  ...inLine,
  gap: space[2],
  '@media': { [narrow]: { display: 'none' } },
});
export const column = style({
  padding: `0.1875rem ${space[2]}`,
  borderRadius: vars.radius.sm,
  background: color.neutralTint,
  fontSize: font.size.xs,
  color: color.inkSecondary,
});
globalStyle(`${column} b`, { color: color.ink, fontWeight: font.weight.medium });

export const paste = style({
  width: '100%',
  minHeight: '7rem',
  padding: space[3],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  resize: 'vertical',
});

/** A select for each column, and the file's rows. */
export const fields = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sample = style({ overflowX: 'auto' });
globalStyle(`${sample} table`, { fontSize: font.size.sm });
globalStyle(`${sample} caption`, {
  padding: `0 ${space[3]} ${space[1]}`,
  fontWeight: font.weight.medium,
  textAlign: 'left',
});
globalStyle(`${sample} :is(th, td)`, {
  padding: `${space[1]} ${space[3]}`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
});
globalStyle(`${sample} th`, { fontWeight: font.weight.regular, color: color.inkSecondary });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Long lists scroll on their own, so that both stay side by side. */
export const picks = style({ maxHeight: '24rem', overflowY: 'auto' });
export const more = style({ display: 'grid', justifyItems: 'center', padding: space[2] });
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.size.row,
  padding: `${space[2]} ${space[4]}`,
  lineHeight: vars.line.snug,
  cursor: 'pointer',
  selectors: {
    'li + li > &': { borderTop: `1px solid ${color.border}` },
    '&:hover': { background: color.surfaceHover },
    '&:has(:checked)': { background: color.primaryTint },
  },
});
export const pickName = style([
  figures,
  { display: 'block', whiteSpace: 'normal', fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
]);
export const pickNote = style([
  figures,
  { display: 'block', whiteSpace: 'normal', fontSize: font.size.sm, color: color.inkSecondary },
]);
export const amount = style([figures, { fontWeight: font.weight.medium, whiteSpace: 'nowrap' }]);
export const total = style([figures, { marginLeft: 'auto', color: color.inkSecondary }]);
export const empty = style({ padding: space[4], color: color.inkSecondary });

/** The bar with the choice and, on phones, the page's button; it stays visible above the lists while they scroll. */
export const dock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [`${narrow} and ${tall}`]: { position: 'sticky', bottom: 0 },
    [narrow]: {
      zIndex: 1,
      margin: `0 calc(-1 * ${space[4]})`,
      padding: `${space[3]} ${space[4]}`,
      borderTop: `1px solid ${color.border}`,
      background: color.surface,
    },
  },
});
// Keeps focused elements from being hidden behind the bar.
globalStyle(`html:has(${dock})`, { '@media': { [narrow]: { scrollPaddingBottom: '10rem' } } });
export const matchBar = style({
  ...inLine,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [narrow]: { padding: 0, border: 0 } },
});
export const matchBarText = style([figures, { flex: '1 1 12rem', minWidth: 0, whiteSpace: 'normal' }]);
