import type { CSSProperties } from 'react';
import { vars } from '../../../styles/theme.css.ts';

const { color, font, radius, space } = vars;

// Not in a style sheet: there is one for all screens, and most people never open this one. Sizes follow the window, because the
// display is read from further away than the portal.

const size = (least: string, share: string, most: string) => `clamp(${least}, ${share}, ${most})`;
const wide = `min(100%, ${size('18rem', '62vmin', '44rem')})`;

export const page: CSSProperties = {
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface,
  color: color.ink,
};
export const paidPage: CSSProperties = { ...page, background: color.successStrong, color: color.onFill };
export const unknownPage: CSSProperties = { ...page, background: color.warning };

export const head: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[5]} ${size('1rem', '4vw', '3rem')}`,
  fontSize: size('1rem', '2.4vmin', '1.5rem'),
};
export const place: CSSProperties = { minWidth: 0, overflowWrap: 'anywhere', lineHeight: vars.line.snug };
export const clock: CSSProperties = {
  fontVariantNumeric: 'tabular-nums',
  fontSize: size('1.25rem', '3.4vmin', '2.25rem'),
  fontWeight: font.weight.regular,
};

export const columns: CSSProperties = {
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: `${size('1.5rem', '4vmin', '3rem')} ${size('1.5rem', '6vw', '6rem')}`,
  padding: `0 ${size('1rem', '4vw', '3rem')} ${size('1.5rem', '6vmin', '4rem')}`,
};
export const words: CSSProperties = {
  flex: '1 1 22rem',
  maxWidth: '44rem',
  display: 'grid',
  gap: space[4],
  textAlign: 'center',
};
export const code: CSSProperties = {
  flex: `0 1 ${wide}`,
  display: 'grid',
  gap: space[3],
  padding: size('0.75rem', '2vmin', '1.5rem'),
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.dialog,
  textAlign: 'center',
  fontSize: size('1rem', '2.4vmin', '1.375rem'),
};
/** Takes the space that the code will need. */
export const loadingCode: CSSProperties = { ...code, visibility: 'hidden' };
export const picture: CSSProperties = { display: 'block', width: '100%', aspectRatio: '1' };

export const title: CSSProperties = {
  fontSize: size('1.75rem', '5vmin', '3.25rem'),
  fontWeight: font.weight.regular,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
};
export const amount: CSSProperties = {
  fontSize: size('3.25rem', '13vmin', '9rem'),
  fontWeight: font.weight.medium,
  lineHeight: '1.05',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
export const line: CSSProperties = {
  fontSize: size('1.125rem', '3vmin', '1.875rem'),
  lineHeight: vars.line.snug,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
};
export const quiet: CSSProperties = { ...line, color: color.inkSecondary };

export const runway: CSSProperties = {
  width: 'min(20rem, 100%)',
  height: '0.375rem',
  margin: '0 auto',
  borderRadius: radius.pill,
  background: color.neutralTint,
  overflow: 'hidden',
};
export const runner: CSSProperties = {
  width: '25%',
  height: '100%',
  borderRadius: radius.pill,
  background: color.primary,
};

export const middle: CSSProperties = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: `0 ${size('1rem', '4vw', '3rem')} ${space[8]}`,
  textAlign: 'center',
};
export const mark: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  width: size('5rem', '16vmin', '10rem'),
  height: size('5rem', '16vmin', '10rem'),
  borderRadius: '50%',
  background: color.onFill,
  color: color.successStrong,
};
export const unknownMark: CSSProperties = { ...mark, background: color.ink, color: color.warning };
export const twice: CSSProperties = { display: 'grid', transform: 'scale(2)' };
export const facts: CSSProperties = { display: 'grid', gap: space[2] };
export const track: CSSProperties = {
  width: 'min(32rem, 100%)',
  height: '0.75rem',
  borderRadius: radius.pill,
  border: `1px solid ${color.onFill}`,
  overflow: 'hidden',
};
export const rest = (share: number): CSSProperties => ({
  width: `${Math.round(share * 100)}%`,
  height: '100%',
  background: color.onFill,
});

export const belt: CSSProperties = { overflow: 'hidden', width: '100%' };
export const beltItems: CSSProperties = { display: 'flex', width: 'max-content' };
export const BELT_STEP = '4rem';
export const beltItem: CSSProperties = { display: 'grid', placeItems: 'center', width: BELT_STEP };
