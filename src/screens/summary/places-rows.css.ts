import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { figures, untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;

export const place = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0.125rem ${space[3]}`,
  padding: space[4],
  borderBottom: `1px solid ${color.border}`,
  lineHeight: vars.line.snug,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

/** Link whose target is the whole row except for the total. */
export const name = style([
  untranslated,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0.25rem',
    minWidth: 0,
    minHeight: '1.75rem',
    fontWeight: font.weight.medium,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);
globalStyle(`${name} svg`, { color: color.icon, flex: 'none' });

export const sum = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: vars.size.button,
  marginBlock: '-0.5rem',
  fontSize: font.size.lg,
  fontWeight: font.weight.medium,
});
export const part = style([figures, { fontSize: font.size.sm, color: color.inkSecondary }]);
export const trend = style({ display: 'flex', justifyContent: 'flex-end' });

export const week = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  marginTop: space[2],
});
globalStyle(`${week} > span`, {
  display: 'grid',
  gap: '0.1875rem',
  textAlign: 'center',
  fontSize: font.size.xs,
  color: color.inkSecondary,
});
export const today = style({});
globalStyle(`${week} > ${today}`, { color: color.ink, fontWeight: font.weight.medium });
export const bar = style({ height: '2.5rem' });
export const filled = style({ width: '100%', maxWidth: '2.5rem' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '3rem',
  padding: `0 ${space[4]}`,
  background: color.surfaceSubtle,
  borderTop: `1px solid ${color.borderStrong}`,
  fontWeight: font.weight.medium,
});
