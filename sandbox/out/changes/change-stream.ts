import { type Lists, NO_LISTS, namesOf } from '#access/changes/changed-lists.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { EventSink, EventSource } from './event-source.ts';

export type ByeReason = Schemas['ByeReason'];
type StreamEvent = Schemas['ChangeEvent'];
export type EventName = StreamEvent['event'];

interface Bye {
  reason: ByeReason;
  retryAfterSeconds: number;
}

/** The events sent to one caller. While they cannot be sent, only the names of the changed lists are kept. */
export interface ChangeStream {
  source: EventSource;
  ready(lists: Lists): void;
  changed(lists: Lists): void;
  /** Sends a ping, which shows that the stream is alive, unless another event was sent since `before`. */
  ping(before: number): void;
  /** Sends the last event. */
  bye(bye: Bye): void;
  /** When the oldest event that the caller has not taken yet began to wait; null if none is waiting. */
  waitingSince(): number | null;
  /** Ends the stream without an event. */
  cut(): void;
}

interface Hooks {
  /** Called when the caller has disconnected, or has received the last event. */
  onEnd(): void;
  onSent(event: EventName): void;
  /** Closes the connection, because ending the stream has no effect while its caller does not read. */
  cutOff?: (() => void) | undefined;
  /** Current time in milliseconds of a monotonic clock. */
  now(): number;
}

const encoder = new TextEncoder();
const chunks = new Map<string, Uint8Array>();
const MOST_CHUNKS = 1_000;

/**
 * Most streams send the same events, so their bytes are created once and kept. Counts of busy streams rarely repeat,
 * so the cache is cleared when full.
 */
function chunkOf(event: EventName, data: unknown): Uint8Array {
  const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const known = chunks.get(text);
  if (known) return known;
  const chunk = encoder.encode(text);
  if (chunks.size >= MOST_CHUNKS) chunks.clear();
  chunks.set(text, chunk);
  return chunk;
}

export function createChangeStream({ onEnd, onSent, cutOff, now }: Hooks): ChangeStream {
  let sink: EventSink | undefined;
  let hasEnded = false;
  let begins: Lists | undefined;
  let waiting = NO_LISTS;
  let isSilent = false;
  let goodbye: Bye | undefined;
  let waitingSince: number | null = null;
  let sentAt = now();
  let changedCount = 0;

  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    sink = undefined;
    waitingSince = null;
    onEnd();
  };
  const send = (event: EventName, data: unknown) => {
    sentAt = now();
    onSent(event);
    sink?.write(chunkOf(event, data));
  };
  const isFree = () => sink?.isFree() ?? false;
  /**
   * Sends waiting events, each once the caller has taken the previous one. Sending may call this function again, so
   * an event is removed from the waiting ones before it is sent.
   */
  const flush = () => {
    if (begins !== undefined && isFree()) {
      const lists = namesOf(begins);
      begins = undefined;
      send('ready', { lists, changedCount });
    }
    if (waiting !== NO_LISTS && isFree()) {
      const lists = namesOf(waiting);
      waiting = NO_LISTS;
      changedCount += 1;
      send('changed', { lists, changedCount });
    }
    if (isSilent && isFree()) {
      isSilent = false;
      send('ping', { changedCount });
    }
    if (goodbye && isFree()) {
      const bye = goodbye;
      goodbye = undefined;
      send('bye', bye);
      sink?.end();
      end();
    }
    const isWaiting = begins !== undefined || waiting !== NO_LISTS || isSilent || goodbye !== undefined;
    waitingSince = !hasEnded && isWaiting ? (waitingSince ?? now()) : null;
  };
  const source: EventSource = {
    attach(given) {
      if (hasEnded) return given.breakOff(new Error('The stream has ended'));
      sink = given;
      flush();
    },
    resume: flush,
    cancel: end,
  };
  return {
    source,
    ready(lists) {
      begins = lists;
      flush();
    },
    changed(lists) {
      waiting |= lists;
      flush();
    },
    ping(before) {
      isSilent ||= sentAt <= before;
      flush();
    },
    bye(bye) {
      goodbye ??= bye;
      flush();
    },
    waitingSince: () => waitingSince,
    cut() {
      cutOff?.();
      // Without a connection, as in tests, the reader gets an error.
      if (!cutOff) sink?.breakOff(new Error('The caller does not read'));
      end();
    },
  };
}
