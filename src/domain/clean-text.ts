import { refine, string } from 'superstruct';
import { LONGEST, lengthOf } from './maximum-lengths.ts';
import { REQUIRED } from './required.ts';

// Characters that the API removes from texts, as in `sandbox/terms/values/clean-text.ts`; a test compares both over all of Unicode.
const BLANK = /[\p{Cc}\u2028\u2029\u2800]+/gu;
const HIDDEN = String.raw`\p{DI}\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}`;
const KEPT_OR_HIDDEN = new RegExp(
  String.raw`((?:\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[^\s${HIDDEN}]\p{VS}?(?:[\u200c\u200d](?=[^\s${HIDDEN}]))?)+)|[${HIDDEN}]`,
  'gu',
);

/** One line of visible text, without control characters, which the API rejects, and invisible ones, which it removes. */
export const cleanLine = (text: string): string =>
  text.replace(BLANK, ' ').replace(KEPT_OR_HIDDEN, '$1').trim();

/** A name as the API stores it, with single spaces between words. */
export const cleanName = (typed: string): string => cleanLine(typed).replace(/\s+/g, ' ');

/** A filter text that the API accepts: one line, cut to the maximum length. */
export const cleanFilterText = (typed: string): string =>
  [...cleanLine(typed)].slice(0, LONGEST.search).join('');

/** A form rule: the text has at least one visible character. */
export const requiredText = () =>
  refine(string(), 'required', (value) => cleanLine(value) !== '' || REQUIRED);

/** A form rule: the text has at most this many characters. `name` begins the error: `La nota`. */
export const textUpTo = (longest: number, name: string, text = string()) =>
  refine(
    text,
    'length',
    (value) => lengthOf(cleanLine(value)) <= longest || `${name} admite ${longest} caracteres`,
  );
