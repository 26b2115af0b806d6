import type { Failure, Result } from '@cobros/sdk';
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { explained } from '#api/explained.ts';
import { noteRead } from './connection.ts';
import { reportedCount } from './live/changes.ts';
import { unexpected, withData } from './unexpected.ts';

const KEPT_UNUSED_MS = 60_000;
/** How soon a read is retried that did not reach the server. */
const UNANSWERED_AGAIN_MS = 10_000;

export interface Resource<Data> {
  data: ReadonlySignal<Data | undefined>;
  /** Failure of the last read; the data of the previous read is kept. */
  failure: ReadonlySignal<Failure | undefined>;
  loading: ReadonlySignal<boolean>;
  /** Moment of the last read, in milliseconds by this device's clock. */
  readAt: ReadonlySignal<number | undefined>;
  /** Reads again, sharing a running read unless a change was reported since it began. Returns whether the data is current. */
  refresh(): Promise<boolean>;
}

interface Entry extends Resource<unknown> {
  stop(): void;
  retain(): void;
  release(): void;
  /** Reads again if somebody shows it; with `anew`, does not wait for a running read, which may never be answered. */
  refreshShown(anew: boolean): Promise<boolean>;
  /** Aborts a running read, which may predate the change, and reads again. */
  invalidate(): Promise<void>;
}

export type Load<Data> = (signal: AbortSignal) => Promise<Result<Data>>;

const entries = new Map<string, Entry>();

/** Number of running reads. */
export const readings = signal(0);

/** The only cache entry of a key. It is read with the first caller's `load`. */
export function resource<Data>(key: string, load: Load<Data>): Resource<Data> {
  return entryOf(key, load) as Resource<Data>;
}

/** Reads a resource while mounted. */
export function useResource<Data>(key: string, load: Load<Data>): Resource<Data> {
  const entry = entryOf(key, load);
  useEffect(() => {
    entry.retain();
    return () => entry.release();
  }, [entry]);
  return entry as Resource<Data>;
}

/** Refetches every entry whose key is a given word or starts with `word/`. Operations pass the words of what they changed. */
export async function invalidate(...words: string[]): Promise<void> {
  const touched = [...entries].filter(([key]) =>
    words.some((word) => key === word || key.startsWith(`${word}/`)),
  );
  await Promise.all(touched.map(([, entry]) => entry.invalidate()));
}

/** Refetches every entry that is shown, and empties the others. */
export const rereadAll = () => Promise.all([...entries.values()].map((entry) => entry.invalidate()));

/** Refetches every entry that is shown; the others keep what they have. */
export const rereadShown = (anew = false) =>
  Promise.all([...entries.values()].map((entry) => entry.refreshShown(anew)));

export function forgetResources(): void {
  entries.clear();
}

let stopped = false;

/** Aborts all reads and starts no more, because the session is ending. Lasts until the page reloads. */
export function stopReading(): void {
  stopped = true;
  for (const entry of entries.values()) entry.stop();
}

function entryOf<Data>(key: string, load: Load<Data>): Entry {
  const known = entries.get(key);
  if (known) return known;
  const entry = createEntry(load, () => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  entries.set(key, entry);
  return entry;
}

function createEntry<Data>(load: Load<Data>, forget: () => void): Entry {
  const data = signal<Data | undefined>(undefined);
  const failure = signal<Failure | undefined>(undefined);
  const loading = signal(false);
  const readAt = signal<number | undefined>(undefined);
  /** Number of changes reported before the last read began. */
  let reported = 0;
  let readers = 0;
  let running: { promise: Promise<boolean>; abort: AbortController; reported: number } | undefined;
  let forgetTimer: ReturnType<typeof setTimeout> | undefined;
  let againTimer: ReturnType<typeof setTimeout> | undefined;

  async function read(abort: AbortController): Promise<boolean> {
    const reportedBefore = reportedCount();
    const begunAt = Date.now();
    loading.value = true;
    readings.value = readings.peek() + 1;
    const result = await load(abort.signal)
      .then(withData)
      .catch(unexpected)
      .then(explained)
      .finally(() => {
        readings.value = readings.peek() - 1;
      });
    if (abort.signal.aborted) return false;
    batch(() => {
      running = undefined;
      loading.value = false;
      failure.value = result.ok ? undefined : result.failure;
      const isReached = noteRead(failure.value, begunAt);
      if (result.ok) {
        data.value = result.data;
        readAt.value = Date.now();
        reported = reportedBefore;
      } else if (readers > 0 && !isReached) {
        againTimer = setTimeout(refresh, UNANSWERED_AGAIN_MS);
      }
      forgetIfUnused();
    });
    return result.ok;
  }

  function refresh(): Promise<boolean> {
    if (stopped) return Promise.resolve(false);
    if (running && running.reported !== reportedCount()) return running.promise.then(refresh);
    if (!running) {
      clearTimeout(againTimer);
      const abort = new AbortController();
      running = { abort, promise: Promise.resolve(false), reported: reportedCount() };
      running.promise = read(abort);
    }
    return running.promise;
  }

  function forgetIfUnused(): void {
    clearTimeout(forgetTimer);
    if (readers === 0) forgetTimer = setTimeout(forget, KEPT_UNUSED_MS);
  }

  function stop(): void {
    clearTimeout(againTimer);
    running?.abort.abort();
    running = undefined;
    loading.value = false;
  }

  return {
    data,
    failure,
    loading,
    readAt,
    refresh,
    stop,
    refreshShown: (anew) => {
      if (readers === 0) return Promise.resolve(true);
      if (anew) stop();
      return refresh();
    },
    retain() {
      readers += 1;
      clearTimeout(forgetTimer);
      const read = readAt.peek();
      const stale = read === undefined || Date.now() - read > KEPT_UNUSED_MS || reported !== reportedCount();
      if (stale) void refresh();
    },
    release() {
      readers -= 1;
      if (readers > 0) return;
      stop();
      forgetIfUnused();
    },
    async invalidate() {
      stop();
      if (readers > 0) {
        await refresh();
        return;
      }
      // Emptied but not deleted: the next reader of the list takes over this entry, together with the timer that would delete it.
      batch(() => {
        data.value = failure.value = readAt.value = undefined;
      });
    },
  };
}
