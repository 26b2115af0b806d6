/**
 * The form in which a name is stored: visible text with single spaces, in NFC. The unique indexes `branches_name_key` and
 * `cashiers_name_key` decide whether two names are the same.
 */
export const normalizeName = (visible: string): string =>
  visible.normalize('NFC').trim().replace(/\s+/g, ' ');
