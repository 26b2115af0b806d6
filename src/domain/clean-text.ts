import { LONGEST } from './maximum-lengths.ts';

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** One line without tabs, line breaks and other control characters, which the API rejects. */
export const cleanLine = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();

/** A name as the API stores it: single spaces between words. */
export const cleanName = (typed: string): string => cleanLine(typed).replace(/\s+/g, ' ');

/** A filter text as the API accepts it: one line, cut to the maximum length. */
export const cleanFilterText = (typed: string): string =>
  [...cleanLine(typed)].slice(0, LONGEST.search).join('');
