/** Normalizes a name for storage: single spaces, trimmed, NFC, so that no two names differ only invisibly. */
export const normalizeName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ');
