/** Characters that act as a space but show nothing: C1 controls, line separators, and the blank Braille pattern. */
const BLANK = /[\u0080-\u009f\u2028\u2029\u2800]+/gu;

/** Unicode's default-ignorable characters, including direction marks, and others that fonts leave blank. */
const HIDDEN = String.raw`\p{DI}\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}`;

/**
 * First matches the sequences to keep: a regional flag, or a visible character with its variation selector and, if something
 * visible follows, with a joiner. Then matches hidden characters.
 */
const KEPT_OR_HIDDEN = new RegExp(
  String.raw`((?:\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[^\s${HIDDEN}]\p{VS}?(?:[\u200c\u200d](?=[^\s${HIDDEN}]))?)+)|[${HIDDEN}]`,
  'gu',
);

/**
 * The visible part of a text, without invisible characters and surrounding spaces. Joiners and variation selectors are kept
 * where they shape emoji or letters. Empty if nothing is visible.
 */
export const cleanText = (text: string): string =>
  text.replace(BLANK, ' ').replace(KEPT_OR_HIDDEN, '$1').trim();

/** One line of visible text, without control characters, which the API rejects. */
export const cleanLine = (text: string): string => cleanText(text.replace(/\p{Cc}+/gu, ' '));
