import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.last-place';

interface Place {
  /** Path and query, within the portal. */
  href: string;
  /** `history.state` of the page. */
  state: unknown;
  /** The user who was there; undefined for a visitor who opened a link. */
  userId?: string | undefined;
}

/** Stores the address of this tab for the next sign-in: restored for the same user, a visitor's link for anyone. */
export function keepPlace(userId?: string): void {
  const href = location.pathname + location.search;
  // Not the start page, visitors' screens, or paths that a browser would read as another host.
  if (/^\/(auth|afiliaciones)?(\/|$)/.test(href)) return;
  if (!userId && read()?.href === href) return;
  // Dialogs are not open after the return.
  const state = { ...history.state, dialogs: undefined };
  tabStorage.set(STORAGE_KEY, JSON.stringify({ href, state, userId }));
}

export function forgetPlace(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** The stored place, if this user may see it; returned once. */
export function takePlace(userId: string): Place | undefined {
  const place = read();
  forgetPlace();
  return place && (place.userId ?? userId) === userId ? place : undefined;
}

function read(): Place | undefined {
  try {
    const place = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '') as Place;
    return /^\/[^/\\]/.test(place.href) ? place : undefined;
  } catch {
    return undefined;
  }
}
