// The portal has the same definition in `src/domain/clean-text.ts`; a test compares both over all of Unicode.

/** What stands for a space and shows none of its own: C1 controls, separators of lines, and the empty Braille pattern. */
const BLANK = /[\u0080-\u009f\u2028\u2029\u2800]+/gu;

/** Unicode's default ignorable characters, among them the marks of direction, and others that fonts leave empty. */
const HIDDEN = String.raw`\p{DI}\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}`;

/**
 * First what is kept: the flag of a region, or a visible character with its variant, and with a joiner if something visible
 * follows. Then what is hidden.
 */
const KEPT_OR_HIDDEN = new RegExp(
  String.raw`((?:\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[^\s${HIDDEN}]\p{VS}?(?:[\u200c\u200d](?=[^\s${HIDDEN}]))?)+)|[${HIDDEN}]`,
  'gu',
);

/**
 * What people see of a text: without characters that show nothing and without spaces at its ends. Joiners and variants stay
 * where they shape emoji or letters. Empty if nothing can be seen.
 */
export const visibleText = (text: string): string =>
  text.replace(BLANK, ' ').replace(KEPT_OR_HIDDEN, '$1').trim();

/**
 * A visible text as a name is stored: single spaces, NFC. Whether two names are the same is decided by the unique indexes
 * `branches_name_key` and `cashiers_name_key`.
 */
export const normalizeName = (visible: string): string =>
  visible.normalize('NFC').trim().replace(/\s+/g, ' ');
