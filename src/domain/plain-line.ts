import { LONGEST } from './lengths.ts';

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Typed or pasted text as one line: without tabs, line breaks and other control characters, which the API refuses. */
export const plainLine = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();

/** A name as the API keeps it: one space between its words. */
export const plainName = (typed: string): string => plainLine(typed).replace(/\s+/g, ' ');

/** The text of a filter as the API takes it: one line no longer than it takes. */
export const plainFilter = (typed: string): string => [...plainLine(typed)].slice(0, LONGEST.search).join('');
