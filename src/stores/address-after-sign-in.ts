import { tabStorage } from './browser-storage.ts';
import { storedValue } from './stored-value.ts';

interface StoredAddress {
  /** Path and query within the portal. */
  href: string;
  /** The page's `history.state`. */
  state: unknown;
  /** The user who was at this address; undefined for a visitor who opened a link. */
  userId?: string | undefined;
}

const address = storedValue<StoredAddress>(tabStorage, 'cobros.last-address', ({ href }) =>
  /^\/[^/\\]/.test(href ?? ''),
);

/** Stores this tab's address for the next sign-in. It is restored for the same user; a visitor's link for anyone. */
export function keepAddress(userId?: string): void {
  const href = location.pathname + location.search;
  // Excludes the start page, visitors' screens, and paths that a browser would read as another host.
  if (/^\/(auth|afiliaciones)?(\/|$)/.test(href.slice(BASE_PATH.length))) return;
  if (!userId && address.read()?.href === href) return;
  // Dialogs will not be open after the sign-in.
  const state = { ...history.state, dialogs: undefined };
  address.write({ href, state, userId });
}

export const forgetAddress = address.remove;

/** Returns the stored address once, if this user may see it. */
export function takeAddress(userId: string): StoredAddress | undefined {
  const stored = address.read();
  forgetAddress();
  return stored && (stored.userId ?? userId) === userId ? stored : undefined;
}
