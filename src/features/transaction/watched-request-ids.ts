import { tabStorage, WATCHED_REQUESTS_KEY } from '#stores/browser-storage.ts';
import { isText } from '#stores/stored-list.ts';
import { storedValue } from '#stores/stored-value.ts';

interface Kept {
  userId: string;
  /** Requests watched until they have an outcome. */
  transactionIds: readonly string[];
  /** Rejected or expired requests that the user has not seen yet. */
  unseenIds: readonly string[];
}

const kept = storedValue<Kept>(
  tabStorage,
  WATCHED_REQUESTS_KEY,
  ({ transactionIds, unseenIds }) => transactionIds?.every(isText) && unseenIds?.every(isText),
);

/** Ids of the requests that this user watches in this tab; they survive a reload. */
export const readWatchedIds = (userId: string | undefined) => read(userId).transactionIds;

/** Ids of unpaid requests of this user in this tab that have not been seen yet. */
export const readUnseenIds = (userId: string | undefined) => read(userId).unseenIds;

export const saveWatchedIds = (userId: string | undefined, transactionIds: readonly string[]): void =>
  save(userId, { ...read(userId), transactionIds });

export const saveUnseenIds = (userId: string | undefined, unseenIds: readonly string[]): void =>
  save(userId, { ...read(userId), unseenIds });

function read(userId: string | undefined): Omit<Kept, 'userId'> {
  const stored = kept.read();
  return stored && stored.userId === userId ? stored : { transactionIds: [], unseenIds: [] };
}

function save(userId: string | undefined, ids: Omit<Kept, 'userId'>): void {
  if (userId) kept.write({ ...ids, userId });
}
