import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.last-place';

interface Place {
  /** Path and query, within the portal. */
  href: string;
  /** What the page kept beside its address. */
  state: unknown;
  /** Who was there; undefined: a visitor who opened a link. */
  userId?: string | undefined;
}

/** Keeps where this tab is, so that signing in leads back: what a person left to them alone, a visitor's link to anyone. */
export function keepPlace(userId?: string): void {
  const href = location.pathname + location.search;
  // The start, the screens of visitors, and what a browser would take for another host are no place to come back to.
  if (/^\/(auth|afiliaciones)?(\/|$)/.test(href)) return;
  if (!userId && read()?.href === href) return;
  // A window that was open is not open on the way back.
  const state = { ...history.state, dialogs: undefined };
  tabStorage.set(STORAGE_KEY, JSON.stringify({ href, state, userId }));
}

export function forgetPlace(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** The kept place, once, if it is this person's to see. */
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
