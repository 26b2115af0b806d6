export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/** A map of at most `capacity` entries. When it is full, a new entry replaces the one that was set longest ago. */
export function createBoundedMap<Key, Value>(capacity: number): BoundedMap<Key, Value> {
  const entries = new Map<Key, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      // Setting an existing key of a Map does not move it to the end.
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
