import { broughtBack, withoutSeparators } from '#words/brought-back.ts';
import { USERNAME_PATTERN } from './input-patterns.ts';

export type UserSearch =
  | { kind: 'empty' }
  /** The text may become valid; the error is shown only when the user confirms it. */
  | { kind: 'unfinished'; error: string }
  | { kind: 'malformed'; error: string }
  | { kind: 'ready'; search: string };

const PHONE_CHARACTERS = /^\+?[\d().]*$/;
const MINIMUM_PHONE_DIGITS = 8;
const MAXIMUM_PHONE_DIGITS = 15;
const WRONG_USERNAME = 'El usuario no es válido';
const WRONG_PHONE = 'El teléfono debe tener 8 dígitos';

/** Parses the search for an app user: a username with or without @, or a phone number with or without spaces. */
export function parseAppUserSearch(typed: string): UserSearch {
  const text = broughtBack(typed);
  if (text === '') return { kind: 'empty' };
  return PHONE_CHARACTERS.test(withoutSeparators(text)) ? parsePhone(text) : parseUsername(text);
}

function parsePhone(text: string): UserSearch {
  const digits = text.replace(/\D/g, '');
  if (digits.length < MINIMUM_PHONE_DIGITS) return { kind: 'unfinished', error: WRONG_PHONE };
  if (digits.length > MAXIMUM_PHONE_DIGITS) return { kind: 'malformed', error: WRONG_PHONE };
  return { kind: 'ready', search: digits };
}

function parseUsername(text: string): UserSearch {
  // Phone keyboards start with a capital letter.
  const name = text.replace(/^@/, '').toLowerCase();
  if (USERNAME_PATTERN.test(name)) return { kind: 'ready', search: name };
  const short = /^([a-z][a-z0-9.]?)?$/.test(name);
  return { kind: short ? 'unfinished' : 'malformed', error: WRONG_USERNAME };
}
