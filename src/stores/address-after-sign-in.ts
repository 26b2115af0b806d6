import { tabStorage } from './browser-storage.ts';
import { storedValue } from './stored-value.ts';

interface StoredAddress {
  /** Path and query, within the portal. */
  href: string;
  /** `history.state` of the page. */
  state: unknown;
  /** The user who was there; undefined for a visitor who opened a link. */
  userId?: string | undefined;
}

const address = storedValue<StoredAddress>(tabStorage, 'cobros.last-address', ({ href }) =>
  /^\/[^/\\]/.test(href ?? ''),
);

/** Stores the address of this tab for the next sign-in: restored for the same user, a visitor's link for anyone. */
export function keepAddress(userId?: string): void {
  const href = location.pathname + location.search;
  // Not the start page, visitors' screens, or paths that a browser would read as another host.
  if (/^\/(auth|afiliaciones)?(\/|$)/.test(href)) return;
  if (!userId && address.read()?.href === href) return;
  // Dialogs are not open after the return.
  const state = { ...history.state, dialogs: undefined };
  address.write({ href, state, userId });
}

export const forgetAddress = address.remove;

/** The stored address, if this user may see it; returned once. */
export function takeAddress(userId: string): StoredAddress | undefined {
  const stored = address.read();
  forgetAddress();
  return stored && (stored.userId ?? userId) === userId ? stored : undefined;
}
