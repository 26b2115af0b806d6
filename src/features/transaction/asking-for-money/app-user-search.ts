import type { Failure, FriUser } from '@cobros/sdk';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { parseAppUserSearch } from '#domain/parse-app-user-search.ts';
import { REQUIRED } from '#domain/required.ts';
import { noteRead, whenReachedAgain } from '#stores/connection.ts';
import { findAppUser } from './charge-operations.ts';

const DEBOUNCE_MS = 400;

type Lookup =
  | { kind: 'none' }
  | { kind: 'searching' }
  /** Nobody matches yet; shown as a hint, because the user may still be typing. */
  | { kind: 'hint'; hint: string }
  | { kind: 'invalid'; error: string }
  | { kind: 'found'; friUser: FriUser }
  | { kind: 'failed'; failure: Failure };

export interface AppUserSearch {
  typed: ReadonlySignal<string>;
  lookup: ReadonlySignal<Lookup>;
  /** Searches after a pause, unless nobody is to be found by it. */
  type(text: string, searches?: boolean): void;
  /** Called on Enter. Continues with the user found; otherwise searches immediately, and `continues` once a user is found. */
  submit(continues?: boolean): void;
  stop(): void;
}

interface Start {
  typed: string;
  friUser?: FriUser | undefined;
  onChosen(friUser: FriUser, typed: string): void;
}

const NOBODY = 'Nadie tiene este usuario o teléfono. Si aún no terminas, sigue escribiendo.';

/**
 * Finds an app user by the typed text, on Enter or after a pause. Only the response to the latest text counts. Problems
 * are errors only after Enter.
 */
export function createAppUserSearch({ typed: text, friUser, onChosen }: Start): AppUserSearch {
  const typed = signal(text);
  const lookup = signal<Lookup>(friUser ? { kind: 'found', friUser } : { kind: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let goOn = false;
  let stopRepeating: (() => void) | undefined;

  function stop(): void {
    clearTimeout(timer);
    stopRepeating?.();
    running?.abort();
    goOn = false;
  }

  async function find(search: string, finished: boolean): Promise<void> {
    const abort = new AbortController();
    running = abort;
    stopRepeating?.();
    const begunAt = Date.now();
    lookup.value = { kind: 'searching' };
    const result = await findAppUser(search, abort.signal);
    if (abort.signal.aborted) return;
    const failure = result.ok ? undefined : result.failure;
    if (!noteRead(failure, begunAt)) stopRepeating = whenReachedAgain(() => void find(search, finished));
    if (result.ok) lookup.value = { kind: 'found', friUser: result.data };
    else if (result.failure.status === 404 && !finished && !goOn)
      lookup.value = { kind: 'hint', hint: NOBODY };
    else lookup.value = { kind: 'failed', failure: result.failure };
    if (goOn) choose();
  }

  /** `finished`: the user pressed Enter. */
  function lookUp(finished: boolean): void {
    const parsed = parseAppUserSearch(typed.peek());
    if (parsed.kind === 'ready') void find(parsed.search, finished);
    else if (parsed.kind === 'empty')
      lookup.value = finished ? { kind: 'invalid', error: REQUIRED } : { kind: 'none' };
    else if (finished) lookup.value = { kind: 'invalid', error: parsed.error };
    else if (parsed.kind === 'malformed') lookup.value = { kind: 'hint', hint: parsed.error };
  }

  function choose(): void {
    const now = lookup.peek();
    if (now.kind === 'found') onChosen(now.friUser, typed.peek());
  }

  return {
    typed,
    lookup,
    stop,
    type(next, searches = true) {
      stop();
      typed.value = next;
      lookup.value = { kind: 'none' };
      if (searches) timer = setTimeout(() => lookUp(false), DEBOUNCE_MS);
    },
    submit(continues = false) {
      const { kind } = lookup.peek();
      if (kind === 'found') return choose();
      goOn = continues || kind === 'searching';
      if (kind === 'searching') return;
      clearTimeout(timer);
      lookUp(true);
    },
  };
}
