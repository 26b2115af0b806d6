import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { region } from './message-toast.css.ts';

const { color, space } = vars;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.panel,
  background: color.scrimLight,
});

const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: `min(100%, ${vars.size.panel})`,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  boxShadow: vars.elevation[2],
  animation: `${slide} ${vars.duration.slow} ${vars.ease.out}`,
  // In low windows all of it scrolls, as in dialogs.
  '@media': { [low]: { overflowY: 'auto' } },
});

// Keeps messages beside the panel, so that they do not cover its buttons.
globalStyle(`body:has(${panel}) ${region}`, {
  '@media': { [from('md')]: { right: `calc(${vars.size.panel} + ${space[6]})` } },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '3.5rem',
  padding: `0 ${space[3]} 0 ${space[6]}`,
  borderBottom: `1px solid ${color.border}`,
});

export const title = style({ flex: 1, minWidth: 0 });

export const body = style({
  flex: 1,
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[5]} ${space[6]}`,
  overflowY: 'auto',
  '@media': { [low]: { flex: 'none', overflowY: 'visible' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[4]} ${space[6]}`,
  borderTop: `1px solid ${color.border}`,
  '@media': { [below(375)]: { gap: space[2], paddingInline: space[4] } },
});

globalStyle(`${foot} > *`, { flex: '1 0 auto' });
