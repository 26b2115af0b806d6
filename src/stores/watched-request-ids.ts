import { tabStorage, WATCHED_REQUESTS_KEY } from './browser-storage.ts';

const STORAGE_KEY = WATCHED_REQUESTS_KEY;

interface Kept {
  userId: string;
  /** Watched until they have an outcome. */
  transactionIds: readonly string[];
  /** Rejected or expired, and not seen yet. */
  unseenIds: readonly string[];
}

/** Ids of the requests that this user watches in this tab, also after a reload. */
export const readWatchedIds = (userId: string | undefined) => read(userId).transactionIds;

/** Ids of the requests of this user and tab that were not paid, which nobody has seen yet. */
export const readUnseenIds = (userId: string | undefined) => read(userId).unseenIds;

export const saveWatchedIds = (userId: string | undefined, transactionIds: readonly string[]): void =>
  save(userId, { ...read(userId), transactionIds });

export const saveUnseenIds = (userId: string | undefined, unseenIds: readonly string[]): void =>
  save(userId, { ...read(userId), unseenIds });

function read(userId: string | undefined): Pick<Kept, 'transactionIds' | 'unseenIds'> {
  try {
    const kept = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '') as Partial<Kept>;
    if (kept.userId === userId)
      return { transactionIds: idsOf(kept.transactionIds), unseenIds: idsOf(kept.unseenIds) };
  } catch {
    // Written by another version, or by hand: ignored.
  }
  return { transactionIds: [], unseenIds: [] };
}

const idsOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];

function save(userId: string | undefined, kept: Pick<Kept, 'transactionIds' | 'unseenIds'>): void {
  if (userId) tabStorage.set(STORAGE_KEY, JSON.stringify({ userId, ...kept }));
}
