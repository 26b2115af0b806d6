import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { card } from '#ui/card.css.ts';
import { sendRequestBottomBar } from '../send-request-bottom-bar.css.ts';

const { color, radius, space } = vars;

/** A container query, because the drawer takes part of the window's width. */
const CONTAINER = 'live-lists';
const oneColumn = `${CONTAINER} ${below('md')}`;
export const narrowRows = `${CONTAINER} ${below(520)}`;
/** Too narrow for a name beside an amount. */
export const narrowestRows = `${CONTAINER} ${below(304)}`;

/** For a screen that shows one list at a time, below tabs. On paper both are below each other, each with its title. */
const inOneColumn = (rules: StyleRule) => ({ screen: { '@container': { [oneColumn]: rules } } });

const barHeight = '6.5rem';

export const lists = style({
  containerName: CONTAINER,
  containerType: 'inline-size',
  '@media': { [below('md')]: { marginBottom: `calc(${barHeight} - ${space[8]})` } },
});

// Keeps focused elements from being hidden behind the fixed bar.
globalStyle(`html:has(${sendRequestBottomBar})`, {
  '@media': { [below('md')]: { scrollPaddingBottom: barHeight } },
});

export const tabs = style({
  display: 'none',
  '@media': inOneColumn({
    display: 'block',
    background: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderBottom: 0,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
  }),
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style([
  card,
  { '@media': inOneColumn({ borderTop: 0, borderRadius: `0 0 ${radius.card} ${radius.card}` }) },
]);

/** Hidden if there is one column: the list whose tab is not selected, and the header of an empty list, whose title is on its tab. */
export const hiddenInOneColumn = style({});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '3.25rem',
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
});

/** Hidden where the tab shows the same text. */
export const titleAndCount = style({
  display: 'contents',
});

globalStyle(`:is(${hiddenInOneColumn}, ${titleAndCount})`, { '@media': inOneColumn({ display: 'none' }) });

export const total = style([
  untranslated,
  {
    fontSize: vars.font.size.sm,
    color: color.inkSecondary,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const sort = style({ marginLeft: 'auto' });

export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  padding: '0.375rem',
  borderTop: `1px solid ${color.border}`,
});

export const empty = style({ display: 'grid', alignContent: 'center', minHeight: '19rem' });

/** Button for new rows while the pointer or focus is in the list. It covers the first row, so that nothing moves. */
export const waiting = style({ position: 'relative', zIndex: 2, height: 0, textAlign: 'center' });
