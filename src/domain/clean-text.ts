import { LONGEST } from './lengths.ts';

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Typed or pasted text as one line: without tabs, line breaks and other control characters, which the API refuses. */
export const cleanLine = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();

/** A name as the API keeps it: one space between its words. */
export const cleanName = (typed: string): string => cleanLine(typed).replace(/\s+/g, ' ');

/** The text of a filter as the API takes it: one line no longer than it takes. */
export const cleanFilterText = (typed: string): string =>
  [...cleanLine(typed)].slice(0, LONGEST.search).join('');
