const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Typed or pasted text as one line: without tabs, line breaks and other control characters, which the API refuses. */
export const plainLine = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();
