import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, landscape, low, portrait, reducedMotion } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

const { color, font, radius, space } = vars;

// Sizes scale with the window, because the display is read from further away than the portal.

const size = (least: string, share: string, most: string) => `clamp(${least}, ${share}, ${most})`;
const wide = `min(100%, ${size('18rem', '62vmin', '44rem')})`;
/** In portrait what is left of the height, below the words. */
const high = `min(100%, ${size('14rem', '100vh - 22rem - 24vmin', '44rem')})`;

export const page = style({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface,
  color: color.ink,
});
export const paidPage = style([page, { background: color.successStrong, color: color.onFill }]);
export const unknownPage = style([page, { background: color.warning }]);
export const twicePage = style([page, { background: color.warningTint }]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[5]} ${size('1rem', '4vw', '3rem')}`,
  fontSize: size('1rem', '2.4vmin', '1.5rem'),
  '@media': { [low]: { paddingBlock: space[2] } },
});
export const place = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: vars.line.snug });
export const clock = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: size('1.25rem', '3.4vmin', '2.25rem'),
  fontWeight: font.weight.regular,
});

/** In landscape a long amount makes the code beside it smaller: below the words, the window would cut it off. */
export const columns = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: `${size('1.5rem', '4vmin', '3rem')} ${size('1.5rem', '6vw', '6rem')}`,
  padding: `0 ${size('1rem', '4vw', '3rem')} ${size('1.5rem', '6vmin', '4rem')}`,
  '@media': { [landscape]: { flexWrap: 'nowrap' } },
});
export const words = style({
  flex: '1 1 22rem',
  maxWidth: '44rem',
  display: 'grid',
  gap: space[4],
  textAlign: 'center',
});
export const code = style({
  flex: `0 1 ${wide}`,
  display: 'grid',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.dialog,
  overflow: 'hidden',
  textAlign: 'center',
  fontSize: size('1rem', '2.4vmin', '1.375rem'),
  '@media': { [portrait]: { flexBasis: high } },
});
/** Below the quiet zone of the code. */
export const codeOwner = style({ paddingBottom: space[3] });
/** Keeps the space of the code free. */
export const loadingCode = style([code, { visibility: 'hidden' }]);
export const picture = style({ width: '100%', aspectRatio: '1' });

export const title = style({
  fontSize: size('1.75rem', '5vmin', '3.25rem'),
  fontWeight: font.weight.regular,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
});
/** Text that stays on one line if possible. */
export const together = style({ display: 'inline-block' });
export const amount = style({
  fontSize: size('3.25rem', '13vmin', '8rem'),
  fontWeight: font.weight.medium,
  lineHeight: '1.05',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const line = style({
  fontSize: size('1.125rem', '3vmin', '1.875rem'),
  lineHeight: vars.line.snug,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style([line, { color: color.inkSecondary }]);
export const way = style({ fontWeight: font.weight.regular });

export const runway = style({
  width: 'min(20rem, 100%)',
  height: '0.375rem',
  margin: '0 auto',
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

/** The message between the two colored bands. */
export const paidMessage = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '1rem',
  paddingBottom: '1rem',
  '@media': { [low]: { gap: space[1], paddingBottom: space[1] } },
});
export const middle = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: lowGap,
  padding: `0 ${size('1rem', '4vw', '3rem')} calc(2 * ${lowGap})`,
  textAlign: 'center',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: size('5rem', '16vmin', '10rem'),
  height: size('5rem', '16vmin', '10rem'),
  borderRadius: '50%',
  background: color.onFill,
  color: color.successStrong,
  '@media': { [low]: { width: '3.5rem', height: '3.5rem' } },
});
export const unknownMark = style([mark, { background: color.ink, color: color.warning }]);
export const twiceMark = style([mark, { background: color.warning, color: color.ink }]);
export const expiredMark = style([mark, { background: color.neutralTint, color: color.inkSecondary }]);
export const markCheck = style({ width: '60%', height: '60%' });
export const twice = style({ display: 'grid', transform: 'scale(2)' });
export const facts = style({ display: 'grid', gap: space[2] });
export const track = style({
  width: 'min(32rem, 100%)',
  height: '0.75rem',
  borderRadius: radius.pill,
  border: `1px solid ${color.onFill}`,
  overflow: 'hidden',
});
export const rest = style({
  height: '100%',
  background: color.onFill,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

const BELT_STEP = '4rem';
const onward = keyframes({ to: { transform: `translateX(-${BELT_STEP})` } });
export const belt = style({ overflow: 'hidden', width: '100%' });
export const beltItems = style({
  display: 'flex',
  width: 'max-content',
  animation: `${onward} 1s linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const beltItem = style({ display: 'grid', placeItems: 'center', width: BELT_STEP });
export const beltCheck = style({ width: '2rem', height: '2rem' });
