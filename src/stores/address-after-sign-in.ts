import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.last-address';

interface StoredAddress {
  /** Path and query, within the portal. */
  href: string;
  /** `history.state` of the page. */
  state: unknown;
  /** The user who was there; undefined for a visitor who opened a link. */
  userId?: string | undefined;
}

/** Stores the address of this tab for the next sign-in: restored for the same user, a visitor's link for anyone. */
export function keepAddress(userId?: string): void {
  const href = location.pathname + location.search;
  // Not the start page, visitors' screens, or paths that a browser would read as another host.
  if (/^\/(auth|afiliaciones)?(\/|$)/.test(href)) return;
  if (!userId && read()?.href === href) return;
  // Dialogs are not open after the return.
  const state = { ...history.state, dialogs: undefined };
  tabStorage.set(STORAGE_KEY, JSON.stringify({ href, state, userId }));
}

export function forgetAddress(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** The stored address, if this user may see it; returned once. */
export function takeAddress(userId: string): StoredAddress | undefined {
  const stored = read();
  forgetAddress();
  return stored && (stored.userId ?? userId) === userId ? stored : undefined;
}

function read(): StoredAddress | undefined {
  try {
    const stored = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '') as StoredAddress;
    return /^\/[^/\\]/.test(stored.href) ? stored : undefined;
  } catch {
    return undefined;
  }
}
