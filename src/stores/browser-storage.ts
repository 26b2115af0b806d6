/** Web storage that never throws. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** Shared by all tabs of this device. */
export const deviceStorage = safeStorage(() => localStorage);

/** Storage of this tab only. */
export const tabStorage = safeStorage(() => sessionStorage);

// Falls back to memory when the browser forbids storage (then even access throws) or when it is full.
function safeStorage(open: () => Storage): TextStorage {
  const inPage = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    inPage.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? inPage.get(key) ?? null,
    set(key, text) {
      try {
        open().setItem(key, text);
        inPage.delete(key);
      } catch {
        // Removes the old value, so that nothing reads a stale one.
        remove(key);
        inPage.set(key, text);
      }
    },
    remove,
  };
}

/** Key of the ids of watched requests; the code that watches them is loaded only if there are any. */
export const WATCHED_REQUESTS_KEY = 'cobros.watched-requests';
