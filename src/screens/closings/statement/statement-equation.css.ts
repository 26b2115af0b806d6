import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;
const narrow = below('md');

export const equation = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On phones a term is one line, with the amount to the right of its label and note. */
export const term = style({
  position: 'relative',
  selectors: { '& + &': { borderLeft: 0 } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      padding: `${space[2]} ${space[4]}`,
      selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
    },
  },
});
export const end = style({ background: color.surfaceSubtle });

export const value = style([
  untranslated,
  {
    '@media': { [narrow]: { gridRow: 1, gridColumn: 2 } },
  },
]);

export const sign = style({
  position: 'absolute',
  left: 0,
  top: '50%',
  transform: 'translate(-50%, -50%)',
  padding: '0.125rem',
  lineHeight: 1,
  fontSize: font.size.lg,
  color: color.inkSecondary,
  '@media': { [narrow]: { display: 'none' } },
});

export const balanced = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.625rem',
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px solid ${color.border}`,
  background: color.successTint,
  lineHeight: vars.line.snug,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  fontVariantNumeric: 'tabular-nums',
});
export const unbalanced = style({ background: color.errorTint });
globalStyle(`${balanced} > svg`, { flex: 'none', color: color.successStrong });
globalStyle(`${unbalanced} > svg`, { color: color.errorStrong });
globalStyle(`${balanced} b`, { fontWeight: font.weight.medium });
