import { globalStyle, style } from '@vanilla-extract/css';
import { low } from './responsive.ts';
import { vars } from './theme.css.ts';

export const muted = style({ color: vars.color.inkSecondary });
export const small = style({ fontSize: vars.font.size.sm });
export const strong = style({ fontWeight: vars.font.weight.regular });
/** The second line, below a name. */
export const secondary = style([muted, small]);

/** Amounts, codes, names and usernames, which the translation of a browser leaves as they are. */
export const untranslated = 'notranslate';

/** Digits of equal width, so that the figures in a column align. */
export const figures = style([
  untranslated,
  { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
]);

export const clip = style([
  untranslated,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
]);

export const pageTitle = style({
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.line.tight,
  letterSpacing: '-0.01em',
});

/** Centered heading of a dialog or access card. */
export const heading = style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.line.tight,
  letterSpacing: '-0.01em',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [low]: { fontSize: vars.font.size.title } },
});

export const subtitle = style({
  fontSize: vars.font.size.subtitle,
  lineHeight: vars.line.snug,
  color: vars.color.inkSecondary,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

// A name such as «Caja 1» is not split while it fits in a line.
globalStyle(`${subtitle} b`, { display: 'inline-block' });

export const sectionLabel = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.line.tight,
});

/** The main amount of a dialog or panel. */
export const displayAmount = style([
  untranslated,
  {
    fontSize: vars.font.size.display,
    fontWeight: vars.font.weight.thin,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
]);
