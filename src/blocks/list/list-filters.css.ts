import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const filters = style({ display: 'grid', gap: space[3], padding: space[4] });
const smallLabel = { fontSize: font.size.xs, color: color.inkSecondary };
globalStyle(`${filters} label`, smallLabel);
export const rangeLabel = style({ display: 'flex', alignItems: 'center', gap: space[1] });
globalStyle(`${filters} ${rangeLabel} > span`, smallLabel);

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[3] });
export const wideField = style({ flex: '2.1 1 14rem', minWidth: 0 });
export const field = style({ flex: '1 1 7rem', minWidth: 0 });
export const period = style({ flex: '0 1 10rem', minWidth: 0 });
/** Moved down to line up with the fields beside them, which have labels above. */
export const buttons = style({
  display: 'flex',
  gap: space[2],
  margin: `calc(${font.size.xs} * ${vars.line.snug} + 0.375rem) 0 0 auto`,
});

export const range = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSecondary,
});
globalStyle(`${range} input`, { fontVariantNumeric: 'tabular-nums' });
export const explain = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: '-0.25rem 0',
  color: color.icon,
  '@media': {
    [below('md')]: {
      position: 'relative',
      // Extends further up than down, because the field is below.
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-1.25rem -0.75rem -0.25rem' } },
    },
  },
});
const whole = { '@media': { [below('md')]: { width: 'auto' } } };
export const dates = style({ width: '20rem', maxWidth: '100%', ...whole });
export const amounts = style({ width: '16.5rem', maxWidth: '100%', ...whole });
export const number = style({ textAlign: 'right' });

/** On phones: the search field, and a button for the other filters. */
export const brief = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
});

/** The sheet with the other filters covers the whole screen. */
export const sheetScrim = style({ position: 'fixed', inset: 0, zIndex: vars.layer.dialog });
export const sheet = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
});
export const sheetForm = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
});
export const sheetBody = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
  overflowY: 'auto',
});
export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[2],
  padding: space[4],
  borderTop: `1px solid ${color.border}`,
});
