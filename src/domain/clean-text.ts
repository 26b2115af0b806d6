import { refine, string } from 'superstruct';
import { cleanLine } from '#words/clean-text.ts';
import { LONGEST, lengthOf } from './maximum-lengths.ts';
import { REQUIRED } from './required.ts';

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
