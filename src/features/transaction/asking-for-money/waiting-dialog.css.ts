import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;
const phone = below('sm');

/** As high while it waits as afterwards, so that nothing jumps. */
const high = style({
  minHeight: 'min(39rem, calc(100dvh - 2rem))',
  '@media': { [phone]: { minHeight: 'min(45.625rem, calc(100dvh - 2rem))' }, [low]: { minHeight: 0 } },
});
export const dialog = high;

export const amount = style([
  untranslated,
  {
    fontSize: '3.5rem',
    fontWeight: font.weight.light,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [phone]: { fontSize: font.size.display } },
  },
]);

/** The code or the mark, with the details beside or below it. */
export const columns = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[5],
  '@media': {
    [from('sm')]: {
      // No wider than the code, also with the reason why it cannot be loaded in its place.
      gridTemplateColumns: 'fit-content(16rem) minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'stretch',
    },
    [phone]: { gap: space[3] },
  },
});

/** Modules of at least five pixels; the image includes the quiet zone. */
export const code = style({
  width: '16rem',
  maxWidth: '100%',
  aspectRatio: '1',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  '@media': { [phone]: { width: '13.5rem' } },
});
/** Smaller, to make room for the alert above it: the dialog and its buttons do not move when the alert appears. */
export const smallCode = style([code, { width: '12rem', '@media': { [phone]: { width: '9.5rem' } } }]);

/** In the place of a code that is not there yet. */
export const noCode = style({
  display: 'grid',
  alignContent: 'center',
  padding: space[4],
  textAlign: 'center',
  fontSize: font.size.sm,
  color: color.inkSecondary,
});

export const facts = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [phone]: { width: '100%', justifyItems: 'center', gap: space[3] } },
});
export const sum = style([
  untranslated,
  {
    fontSize: font.size.lg,
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', alignItems: 'start' } },
});
globalStyle(`${ways} button > span`, { '@media': { [phone]: { flexDirection: 'column' } } });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '16rem',
  maxWidth: '100%',
  aspectRatio: '1',
  border: '1px solid currentColor',
  borderRadius: vars.radius.card,
  '@media': { [phone]: { width: '13.5rem' }, [low]: { width: '9rem' } },
});
globalStyle(`${mark} > span`, {
  display: 'grid',
  placeItems: 'center',
  width: '50%',
  height: '50%',
  borderRadius: '50%',
});
globalStyle(`${mark} svg`, { width: '60%', height: '60%' });

const outcome = style([high]);
const paid = style([outcome, { background: color.successStrong, color: color.onFill }]);
export const outcomes = styleVariants({
  paid: [paid],
  rejected: [outcome, { background: color.errorTint }],
  over: [outcome, { background: color.neutralTint }],
});
globalStyle(`${outcome} h2`, {
  fontSize: font.size.display,
  fontWeight: font.weight.medium,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${outcome} h2 + *`, { fontSize: font.size.title, color: 'inherit', overflowWrap: 'anywhere' });
// Its body has no line above the footer, because it does not scroll.
globalStyle(`${outcome} > div > :first-child`, { alignContent: 'center', background: 'none' });
globalStyle(`${outcome} dl`, { width: '100%' });
globalStyle(`${outcome} :is(dl, dt, dd)`, { color: 'inherit', background: 'none' });
globalStyle(`${mark} > span`, { background: color.ink, color: color.surface });
globalStyle(`${paid} ${mark} > span`, { background: color.onFill, color: color.successStrong });
globalStyle(`${paid} [data-close] button`, { color: 'inherit', background: 'none' });
globalStyle(`${paid} [data-foot] button`, { color: color.successStrong });
globalStyle(`${paid} kbd`, { background: color.successTint, color: color.successStrong });
globalStyle(`${paid} [data-foot] button + button`, {
  background: 'none',
  borderColor: color.onFill,
  color: color.onFill,
});

export const help = style({ textAlign: 'center' });

/** Parts of the subtitle. */
export const part = style({ '@media': { [phone]: { display: 'block' } } });
export const dot = style({ '@media': { [phone]: { display: 'none' } } });
