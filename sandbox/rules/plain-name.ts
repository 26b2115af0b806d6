/** A name as it is kept: one space between its words and none around them, so that no two names differ by what nobody sees. */
export const plainName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ');
