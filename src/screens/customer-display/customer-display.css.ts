import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { landscape, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, radius, space } = vars;

// Read from two metres: sizes scale with the window, and nothing moves but time.

const size = (least: string, share: string, most: string) => `clamp(${least}, ${share}, ${most})`;
const edge = size('1rem', '4vw', '3rem');

/** In landscape the code fills the height beside the words, in portrait it is between the header and them. */
export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  grid: '"head" auto "code" auto "words" 1fr "time" auto / minmax(0, 1fr)',
  background: color.surface,
  color: color.ink,
  '@media': {
    [landscape]: { grid: '"code head" auto "code words" 1fr "code time" auto / auto minmax(0, 1fr)' },
  },
});
export const paidPage = style([page, { background: color.successStrong, color: color.onFill }]);
/** A message instead of a code. */
const messagePage = style([
  page,
  { '@media': { [landscape]: { grid: '"head" auto "words" 1fr / minmax(0, 1fr)' } } },
]);
export const plainPage = messagePage;
export const unknownPage = style([messagePage, { background: color.warning }]);
export const twicePage = style([messagePage, { background: color.warningTint }]);

export const head = style({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${size('1rem', '4.5vmin', '2.25rem')} ${edge} ${space[2]}`,
  fontSize: size('1rem', '2.4vmin', '1.5rem'),
  '@media': { [low]: { paddingBlock: space[2] } },
});
globalStyle(`:is(${page}):has(figure) > ${head}`, {
  '@media': { [landscape]: { paddingLeft: 0 } },
});
export const place = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: vars.line.snug });
export const clock = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: size('1.25rem', '3.8vmin', '2.25rem'),
  fontWeight: font.weight.regular,
});

/** The picture has its own quiet zone: of 41 modules 33 are the code, which so takes 70 % of the height. */
export const code = style({
  gridArea: 'code',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: size('1rem', '2.4vmin', '1.375rem'),
  '@media': { [landscape]: { width: 'min(100dvh, 66vw)', height: '100dvh' } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(100vw - 2rem, 50dvh)',
  aspectRatio: '1',
  '@media': { [landscape]: { width: 'min(87dvh, 66vw)' } },
});
export const codeOwner = style({ paddingInline: space[3] });

/** A window without a code centers them. */
export const words = style({
  gridArea: 'words',
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'center',
  gap: size('0.375rem', '2vmin', '1rem'),
  padding: `0 ${edge}`,
  textAlign: 'center',
});
globalStyle(`${code} ~ ${words}`, {
  '@media': { [landscape]: { paddingLeft: 0, textAlign: 'left' } },
});
export const title = style({
  fontSize: size('1.75rem', '6.4vmin', '3.5rem'),
  fontWeight: font.weight.regular,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
});
/** Text that stays on one line if possible. */
export const together = style({ display: 'inline-block' });
/** The limit of its size, which is set with the number of its characters: in portrait the code is above the words. */
export const mostOfAmount = createVar();
export const amount = style([
  untranslated,
  {
    vars: { [mostOfAmount]: '12.5vh' },
    '@media': { [landscape]: { vars: { [mostOfAmount]: '20vh' } } },
    fontWeight: font.weight.medium,
    lineHeight: '1.05',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);
export const thanks = style({
  fontSize: size('2.5rem', '10vmin', '6rem'),
  fontWeight: font.weight.medium,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
export const line = style({
  fontSize: size('1.125rem', '3.8vmin', '2.25rem'),
  lineHeight: vars.line.snug,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style([line, { color: color.inkSecondary }]);
export const way = style({ fontWeight: font.weight.regular });

export const time = style({
  gridArea: 'time',
  display: 'grid',
  gap: space[3],
  padding: `${space[2]} ${edge} ${size('1rem', '4.5vmin', '2.25rem')}`,
  textAlign: 'center',
});
globalStyle(`${code} ~ ${time}`, {
  '@media': { [landscape]: { paddingLeft: 0, textAlign: 'left' } },
});
export const track = style({
  height: '0.75rem',
  borderRadius: radius.pill,
  background: color.neutralTint,
  overflow: 'hidden',
});
export const left = style({
  height: '100%',
  borderRadius: radius.pill,
  background: color.primary,
  forcedColorAdjust: 'none',
});

/** Smaller in a low window, so that displays of 600 and 480 pixels show the whole message in their middle. */
const lowGap = size('0.25rem', '4vh - 1.25rem', '1rem');
export const middle = style({
  gridArea: 'words',
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: lowGap,
  padding: `0 ${edge} calc(2 * ${lowGap})`,
  textAlign: 'center',
});
/** In place of the code. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(40dvh, 60vw)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: color.onFill,
  color: color.successStrong,
  '@media': { [landscape]: { width: 'min(70dvh, 46vw)' } },
});
const smallMark = style({
  display: 'grid',
  placeItems: 'center',
  width: size('5rem', '16vmin', '10rem'),
  aspectRatio: '1',
  borderRadius: '50%',
  '@media': { [low]: { width: '3.5rem' } },
});
export const unknownMark = style([smallMark, { background: color.ink, color: color.warning }]);
export const twiceMark = style([smallMark, { background: color.warning, color: color.ink }]);
export const expiredMark = style([smallMark, { background: color.neutralTint, color: color.inkSecondary }]);
export const markCheck = style({ width: '66%', height: '66%' });
export const twice = style({ display: 'grid', transform: 'scale(2)' });
export const facts = style({ display: 'grid', gap: space[2] });
