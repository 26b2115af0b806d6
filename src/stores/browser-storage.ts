/** Texts by key, as a browser keeps them. */
interface Kept {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** For every tab of this device, until somebody removes it. */
export const deviceStorage = kept(() => localStorage);

/** For this tab alone. */
export const tabStorage = kept(() => sessionStorage);

// A browser may forbid it, which even asking for the storage tells by an error, and it may be full: then it lasts as long as the page.
function kept(open: () => Storage): Kept {
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
        // What was there before must not pass for what could not be written.
        remove(key);
        inPage.set(key, text);
      }
    },
    remove,
  };
}
