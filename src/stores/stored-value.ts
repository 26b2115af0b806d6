import type { TextStorage } from './browser-storage.ts';

export interface StoredValue<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  remove(): void;
}

/** A value stored as JSON. A value written by another version or by hand counts as absent if `isUsable` rejects it or throws. */
export function storedValue<Value extends object>(
  storage: TextStorage,
  key: string,
  isUsable: (stored: Partial<Value>) => unknown,
): StoredValue<Value> {
  return {
    read() {
      try {
        const stored = JSON.parse(storage.get(key) ?? 'null');
        return isUsable(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => storage.set(key, JSON.stringify(value)),
    remove: () => storage.remove(key),
  };
}
