import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { region } from './message-toast.css.ts';

const { color, space } = vars;
const phone = below('sm');
/** Phones that are not high enough for a code and its amount below a large heading. */
const smallPhone = `${phone} and (max-height: 42rem)`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  background: color.scrim,
  overflowY: 'auto',
});

// Over a full-width dialog the message is at the top, because the dialog's buttons are at the bottom, and leaves the button
// that closes it free. On wide screens it is beside the dialog, even if a side panel below has moved messages to the middle.
globalStyle(`html body:has(${scrim}) ${region}`, {
  '@media': {
    [below('lg')]: {
      top: space[4],
      bottom: 'auto',
      right: 'max(4.75rem, 50vw - 15rem)',
      maxWidth: 'calc(100vw - 5.75rem)',
    },
    [from('lg')]: {
      right: space[6],
      width: `min(25rem, calc((100vw - ${vars.size.dialog}) / 2 - 2 * ${space[6]}))`,
    },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const dialog = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: vars.size.dialog,
  maxHeight: 'calc(100dvh - 2rem)',
  borderRadius: vars.radius.dialog,
  background: color.surface,
  boxShadow: vars.elevation[2],
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  // In low windows the whole dialog scrolls.
  '@media': { [low]: { maxHeight: 'none' } },
});

/** The part below the header, which is a form if the dialog is one. */
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flexGrow: 1,
});

const corner = style({ position: 'absolute', top: space[3], zIndex: 1 });
export const close = style([corner, { right: space[3] }]);
export const back = style([corner, { left: space[3] }]);

export const head = style({
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'center',
  padding: `${space[8]} ${space[12]} ${space[5]}`,
  textAlign: 'center',
  '@media': {
    [phone]: { padding: `${space[12]} ${space[5]} ${space[4]}` },
    [smallPhone]: { padding: `${space[4]} ${space[10]} ${space[3]}` },
    [low]: { padding: `${space[4]} ${space[12]}` },
  },
});
globalStyle(`${head} > h2`, { '@media': { [smallPhone]: { fontSize: vars.font.size.title } } });

const edge = (paint: string, attachment: string) =>
  `linear-gradient(${paint}, ${paint}) bottom / 100% 1px no-repeat ${attachment}`;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flexGrow: 1,
  gap: space[4],
  padding: `2px ${space[8]} ${space[5]}`,
  overflowY: 'auto',
  // Shows a line above the footer while there is more to scroll: the background that hides the line scrolls with the content.
  background: `${edge(color.surface, 'local')}, ${edge(color.border, 'scroll')}`,
  '@media': { [phone]: { paddingInline: space[5] }, [low]: { paddingInline: space[4] } },
});

/** The alert is outside the scrolling body, so that a failure is always visible. */
export const alert = style({
  padding: `${space[2]} ${space[8]} 0`,
  '@media': { [phone]: { paddingInline: space[5] }, [low]: { paddingInline: space[4] } },
});

export const foot = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} ${space[8]} ${space[6]}`,
  '@media': {
    [phone]: { padding: `${space[3]} ${space[5]} ${space[5]}` },
    [low]: { padding: `${space[2]} ${space[4]} ${space[4]}` },
  },
});

// A sentence as a label wraps on phones.
globalStyle(`${foot} button`, {
  paddingBlock: space[2],
  whiteSpace: 'normal',
  textAlign: 'center',
  lineHeight: vars.line.snug,
});

export const subtitle = style({});
globalStyle(`${subtitle} b`, { fontWeight: vars.font.weight.regular, color: color.ink });

const narrow = below('md');

/** Below 900 px the dialog is a full page in one column, with buttons in reach of a thumb. */
export const sheetScrim = style({ '@media': { [narrow]: { padding: 0, placeItems: 'stretch' } } });
export const sheet = style({
  '@media': {
    [narrow]: {
      maxWidth: 'none',
      minHeight: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
// Wider on a phone on its side.
const column = { width: '100%', maxWidth: 'max(28rem, 160vw - 200vh)', marginInline: 'auto' };
globalStyle(`${sheet} ${head}`, {
  '@media': { [narrow]: { padding: `${space[4]} ${space[12]} ${space[3]}` } },
});
globalStyle(`${sheet} :is(${close}, ${back})`, { '@media': { [narrow]: { top: '0.625rem' } } });
globalStyle(`${sheet} ${head} > h2`, { '@media': { [narrow]: { fontSize: vars.font.size.lg } } });
globalStyle(`${sheet} ${body}`, { '@media': { [narrow]: { display: 'flex', flexDirection: 'column' } } });
globalStyle(`${sheet} :is(${body}, ${alert}, ${foot})`, {
  '@media': { [narrow]: column },
});
