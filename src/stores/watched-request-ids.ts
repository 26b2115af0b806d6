import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.watched-requests';

interface Watched {
  userId: string;
  transactionIds: string[];
}

/** Ids of the requests that this user watches in this tab, also after a reload. */
export function readWatchedIds(userId: string | undefined): readonly string[] {
  try {
    const kept = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '') as Watched;
    if (kept.userId === userId && Array.isArray(kept.transactionIds)) return kept.transactionIds;
  } catch {
    // Written by another version, or by hand: ignored.
  }
  return [];
}

export function saveWatchedIds(userId: string | undefined, transactionIds: readonly string[]): void {
  if (userId) tabStorage.set(STORAGE_KEY, JSON.stringify({ userId, transactionIds }));
}
