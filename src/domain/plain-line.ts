const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Typed or pasted text as one line: without tabs, line breaks and other control characters, which the API refuses. */
export const plainLine = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();

const LONGEST_FILTER = 120;

/** The text of a filter as the API takes it: one line of at most 120 characters. */
export const plainFilter = (typed: string): string => [...plainLine(typed)].slice(0, LONGEST_FILTER).join('');
