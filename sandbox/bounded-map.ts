export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/** A map of at most `capacity` entries: a further one replaces the entry that was set longest ago. */
export function createBoundedMap<Key, Value>(capacity: number): BoundedMap<Key, Value> {
  const entries = new Map<Key, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      // A Map leaves a key that it already has at its place.
      entries.delete(key);
      for (const oldest of entries.keys()) {
        if (entries.size < capacity) break;
        entries.delete(oldest);
      }
      entries.set(key, value);
    },
    delete: (key) => void entries.delete(key),
  };
}
