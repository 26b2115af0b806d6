import { globalStyle, style } from '@vanilla-extract/css';
import { below, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** Search, period and the button of the other filters, in one line. */
export const bar = style({ display: 'flex', alignItems: 'center', gap: space[2], position: 'relative' });
export const search = style({ flex: '1 1 0', minWidth: 0, maxWidth: '28rem' });
export const period = style({
  flex: '0 1 11rem',
  minWidth: 0,
  '@media': { [below('sm')]: { flexBasis: '9.5rem' } },
});
/** Only its icon is seen where the line has no room for the word. */
export const roomyWord = style({
  '@media': {
    [below('sm')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const range = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSecondary,
});
globalStyle(`${range} input`, { fontVariantNumeric: 'tabular-nums' });
export const number = style({ textAlign: 'right' });

/** The sheet with the other filters covers the whole screen of a phone, and is at the side of wider ones. */
export const sheetScrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: color.scrimLight,
});
export const sheet = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: `min(100%, ${vars.size.panel})`,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  boxShadow: vars.elevation[2],
  // In low windows all of it scrolls, as in dialogs.
  '@media': { [below('md')]: { width: '100%' }, [low]: { overflowY: 'auto' } },
});
export const sheetForm = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [low]: { flex: 'none' } },
});
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
  '@media': { [low]: { overflowY: 'visible' } },
});
export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[2],
  padding: space[4],
  borderTop: `1px solid ${color.border}`,
});
