import type { TextStorage } from './browser-storage.ts';
import { type StoredValue, storedValue } from './stored-value.ts';

/** A list stored as JSON; invalid items are dropped. */
export function storedList<Item>(
  storage: TextStorage,
  key: string,
  isItem: (item: unknown) => item is Item,
): Pick<StoredValue<readonly Item[]>, 'write'> & { read(): readonly Item[] } {
  const { read, write } = storedValue<readonly unknown[]>(storage, key, Array.isArray);
  return { read: () => (read() ?? []).filter(isItem), write };
}

export const isText = (item: unknown): item is string => typeof item === 'string';
