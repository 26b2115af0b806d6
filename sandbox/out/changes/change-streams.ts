import { setTimeout as wait } from 'node:timers/promises';
import { NO_LISTS } from '#access/changes/changed-lists.ts';
import {
  KEPT_SECONDS,
  type ReadNotices,
  readNotices,
  type Seen,
  waitForNotices,
} from '#access/changes/read-notices.ts';
import { type Database, DatabaseUnavailable } from '#ground/db/database.ts';
import { describeRequest } from '#ground/log/current-request.ts';
import { reportError } from '#ground/running/report-error.ts';
import { type ApiError, notFound, unavailable } from '#terms/errors/api-error.ts';
import { createChangeStream } from './change-stream.ts';
import { bodyOf } from './event-source.ts';
import { type ChangeFigures, createFigures } from './figures.ts';
import { createStreamCounts, DEFAULT_LIMITS, isEnding, type StreamLimits, tooManyStreams } from './limits.ts';
import { createListeners, knownOf, type Listener, type LiveSession } from './listeners.ts';
import { createReauthentication, follow, tell } from './reauthenticate.ts';
import { runWhenWoken } from './run-when-woken.ts';

/** The session and connection of a stream to be opened. */
interface Opening extends LiveSession {
  /** Null for a call that did not come over the network. */
  address: string | null;
  reauthenticate(): Promise<LiveSession>;
  /** Aborted when the caller has gone, possibly before the stream is open. */
  signal?: AbortSignal | undefined;
  /** Closes the connection. */
  cutOff?: (() => void) | undefined;
}

export interface ChangeStreams {
  /** @throws ApiError 404 where there is no stream, 503 above a limit, 401 or 403 if the session has just ended */
  open(opening: Opening): Promise<ReadableStream<Uint8Array>>;
  /** Reports a commit, so that listeners are notified immediately. */
  wake(): void;
  figures: ChangeFigures;
  /** Sends `bye` to all listeners, spread over `drainMs`. */
  close(drainMs?: number): Promise<void>;
}

export interface ChangeStreamOptions {
  database: Database;
  limits?: StreamLimits | undefined;
  /** Milliseconds between two checks for changes made by other processes. Default 150. */
  everyMs?: number;
  /** The longest time without an event, in milliseconds. Default 15,000. */
  pingMs?: number;
  /** Milliseconds within which a caller must take an event. Default 10,000. */
  slowMs?: number;
}

const EVERY_MS = 150;
const PING_MS = 15_000;
const SLOW_MS = 10_000;
/** Sweeps in the longest time without an event. A sweep writes pings to several streams, which costs far less than one by one. */
const SWEEPS_PER_PING = 5;
/** Pause between two groups of listeners that are notified of the shutdown. */
const TURN_MS = 100;

/** Marks the rejection of a stream, so that the log does not take it for an error. */
function refuse(error: ApiError): ApiError {
  describeRequest({ isIntended: true });
  return error;
}

/** The streams of changes of this process. It does no work while no stream is open. */
export function createChangeStreams(options: ChangeStreamOptions): ChangeStreams {
  const { database, limits = DEFAULT_LIMITS, everyMs = EVERY_MS } = options;
  const { pingMs = PING_MS, slowMs = SLOW_MS } = options;
  const sweepMs = pingMs / SWEEPS_PER_PING;
  const now = () => performance.now();
  const counts = createStreamCounts(limits);
  const listeners = createListeners();
  const figures = createFigures(() => listeners.all.size);
  const reauthenticate = createReauthentication((listener) => listeners.all.has(listener));
  let seen: Seen | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let clockOffset = 0;
  let sweeper: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async (): Promise<ReadNotices | undefined> => {
    const isLate = now() - readAt > (KEPT_SECONDS * 1000) / 2;
    try {
      return await readNotices(database, isLate ? undefined : seen);
    } catch (cause) {
      seen = undefined;
      if (!(cause instanceof DatabaseUnavailable)) reportError('Looking for changes failed:', cause);
      return undefined;
    }
  };
  const read = async () => {
    const found = await look();
    if (!found || listeners.all.size === 0) return;
    seen = found.seen;
    readAt = now();
    clockOffset = found.clockOffset;
    const concerned = found.isGap ? listeners.noteEverything() : listeners.note(found.notices);
    for (const listener of concerned) {
      if (listener.isOpening) continue;
      if (listener.isInDoubt) reauthenticate(listener);
      else tell(listener);
    }
    if (found.lagSeconds !== null && concerned.size > 0) figures.onLag(found.lagSeconds);
  };
  const waitForOthers = async () => {
    try {
      if (seen && database.wait) return await waitForNotices(database.wait, seen, everyMs);
    } catch (cause) {
      if (!(cause instanceof DatabaseUnavailable)) reportError('Waiting for changes failed:', cause);
    }
    await wait(everyMs, undefined, { ref: false });
  };
  const runner = runWhenWoken(waitForOthers, read);

  const sweep = () => {
    const moment = now();
    const clock = Date.now() + clockOffset * 1000;
    for (const listener of listeners.all) {
      const { stream, expiresAt, isOpening } = listener;
      if (isOpening) continue;
      if (moment - (stream.waitingSince() ?? moment) > slowMs) {
        figures.wasCut();
        stream.cut();
      } else if (expiresAt <= clock || (listener.isInDoubt && seen)) {
        listener.isInDoubt = true;
        reauthenticate(listener);
      } else stream.ping(moment - (pingMs - sweepMs));
    }
  };
  const begin = async () => {
    sweeper ??= setInterval(sweep, sweepMs).unref();
    if (!seen) await runner.start();
    if (!seen) throw unavailable();
  };
  const rest = () => {
    clearInterval(sweeper);
    sweeper = undefined;
    seen = undefined;
    void runner.stop();
  };

  return {
    figures,
    wake: runner.wake,
    async open({ address, cutOff, reauthenticate, signal, ...live }) {
      if (limits.process === 0) throw notFound('Este servidor no avisa de los cambios');
      if (isClosed) throw refuse(isEnding());
      const opener = { tokenHash: live.session.tokenHash, address };
      const limit = counts.reached(opener);
      if (limit) {
        figures.refused(limit);
        throw refuse(tooManyStreams(limit));
      }
      const onEnd = () => {
        counts.close(opener);
        listeners.remove(listener);
        if (listeners.all.size === 0) rest();
      };
      const stream = createChangeStream({ onEnd, onSent: figures.sent, cutOff, now });
      const known = { ...knownOf(live), untold: NO_LISTS, isInDoubt: true, isOpening: true };
      const listener: Listener = { ...known, stream, reauthenticate };
      counts.open(opener);
      listeners.add(listener);
      signal?.addEventListener('abort', stream.source.cancel, { once: true });
      try {
        await begin();
        signal?.throwIfAborted();
        // Reads once more, because changes made before this stream was registered were not reported to it.
        await follow(listener);
      } catch (cause) {
        stream.source.cancel();
        throw cause;
      }
      figures.opened();
      listener.isOpening = false;
      stream.ready(listener.lists);
      tell(listener);
      return bodyOf(stream.source);
    },
    async close(drainMs = 0) {
      isClosed = true;
      const open = [...listeners.all];
      const longest = Math.max(1, Math.ceil(drainMs / 1000));
      const retryAfterSeconds = () => 1 + Math.floor(Math.random() * longest);
      // Listeners are notified in groups, the last one well before connections are closed.
      const turns = Math.ceil((drainMs * 0.8) / TURN_MS) || 1;
      const each = Math.ceil(open.length / turns);
      for (let from = 0; from < open.length; from += each) {
        if (from > 0) await wait(TURN_MS);
        for (const { stream } of open.slice(from, from + each))
          stream.bye({ reason: 'restart', retryAfterSeconds: retryAfterSeconds() });
      }
      await runner.stop();
      clearInterval(sweeper);
    },
  };
}
