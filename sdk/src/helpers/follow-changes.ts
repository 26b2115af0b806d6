import type { ChangesApi } from '../../generated/areas/changes.ts';
import { type Failed, failed } from '../result.ts';
import type { FollowedChange } from './followed-change.ts';
import { isTransient } from './is-transient.ts';
import { pause } from './pause.ts';
import { type Ending, readChanges } from './read-changes.ts';
import { createUnread } from './unread-changes.ts';

export type { FollowedChange };

export interface FollowOptions {
  /** Ends the iteration at any point. The last change is then `ended` with a failure of kind `aborted`. */
  signal?: AbortSignal | undefined;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lasted this long does not count as a failed attempt. */
const STEADY_MS = 30_000;

/**
 * Reports what changes, as in `for await (const change of followChanges(api))`: it opens the stream of changes and
 * reopens it whenever it is lost or silent for 40 s, after 1–2 s, 2–4 s… up to 30 s, or later if the server asks for
 * that. It never throws because a call failed. Nothing is missed if you read all lists after each `live`, those of each
 * `changed`, and poll from `lost` to `live`. A slow reader gets several `changed` as one. Leaving the loop closes the
 * stream.
 *
 * One is enough for a program or a page: a server may limit how many a session has, and browsers how many connections.
 */
export async function* followChanges(
  api: { changes: Pick<ChangesApi, 'stream'> },
  { signal }: FollowOptions = {},
): AsyncGenerator<FollowedChange, void> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  const unread = createUnread();
  void follow(api, stop.signal, unread.add)
    .catch((cause) => (stop.signal.aborted ? failed('aborted', {}) : failed('misuse', { cause })))
    .then(({ failure }) => unread.add({ kind: 'ended', failure }));
  try {
    for (;;) {
      const change = await unread.take();
      yield change;
      if (change.kind === 'ended') return;
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    abort();
  }
}

/** @returns the reason why no further attempt is made @throws when the signal aborts */
async function follow(
  { changes }: { changes: Pick<ChangesApi, 'stream'> },
  signal: AbortSignal,
  report: (change: FollowedChange) => void,
): Promise<Failed> {
  let wasRefused = false;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const opened = await changes.stream({ signal });
    if (!opened.ok && (opened.failure.status === 501 || !isTransient(opened.failure))) return opened;
    const openedAt = Date.now();
    const ending: Ending = opened.ok ? await readChanges(opened.data, signal, report) : opened;
    const { failure, retryAfterSeconds = failure.retryAfterSeconds ?? 0, isRefused } = ending;
    if (failure.kind === 'aborted') return failed('aborted', {});
    if (Date.now() - openedAt >= STEADY_MS) {
      attempt = 0;
      wasRefused = false;
    }
    if (isRefused && !wasRefused) {
      wasRefused = true;
      continue;
    }
    const backOffMs = (Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (1 + Math.random())) / 2;
    const retryInMs = Math.max(backOffMs, retryAfterSeconds * 1000);
    report({ kind: 'lost', retryInMs, failure });
    await pause(retryInMs, signal);
  }
}
