import type { Schemas } from '../contract/operation-types.ts';
import { type Lists, NO_LISTS, namesOf } from '../rules/changes/changed-lists.ts';

export type ByeReason = Schemas['ByeReason'];
type StreamEvent = Schemas['ChangeEvent'];
export type EventName = StreamEvent['event'];

interface Bye {
  reason: ByeReason;
  retryAfterSeconds: number;
}

/** What goes to one caller. Of what cannot be sent yet only the lists are kept, whatever happens meanwhile. */
export interface ChangeStream {
  body: ReadableStream<Uint8Array>;
  ready(lists: Lists): void;
  changed(lists: Lists): void;
  /** Says that the stream is alive, unless there was another event since `before`. */
  ping(before: number): void;
  /** The last event. */
  bye(bye: Bye): void;
  /** Since when the caller does not take what waits; null while nothing does. */
  waitingSince(): number | null;
  /** Ends it without a word. */
  cut(): void;
}

interface Hooks {
  /** Called when the caller is gone, or has got its last event. */
  onEnd(): void;
  onSent(event: EventName): void;
  /** Closes the connection, which a stream alone cannot while its caller does not read. */
  cutOff?: (() => void) | undefined;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

const encoder = new TextEncoder();
const chunks = new Map<string, Uint8Array>();
/** More than there are kinds of changes that happen together. */
const MOST_CHUNKS = 1_000;

/** Most streams get the same events, so their bytes are made once. */
function chunkOf(event: EventName, data: unknown): Uint8Array {
  const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const known = chunks.get(text);
  if (known) return known;
  const chunk = encoder.encode(text);
  if (chunks.size < MOST_CHUNKS) chunks.set(text, chunk);
  return chunk;
}

export function createChangeStream({ onEnd, onSent, cutOff, now }: Hooks): ChangeStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let begins: Lists | undefined;
  let waiting = NO_LISTS;
  let isSilent = false;
  let goodbye: Bye | undefined;
  let waitingSince: number | null = null;
  let sentAt = now();

  const end = () => {
    if (!controller) return;
    controller = undefined;
    waitingSince = null;
    onEnd();
  };
  const send = (event: EventName, data: unknown) => {
    controller?.enqueue(chunkOf(event, data));
    sentAt = now();
    onSent(event);
  };
  const isFree = () => controller !== undefined && (controller.desiredSize ?? 0) > 0;
  /**
   * Sends what waits, one event whenever the caller has taken the one before. Sending may call it again, so what is sent no longer
   * waits by then.
   */
  const flush = () => {
    if (begins !== undefined && isFree()) {
      const lists = namesOf(begins);
      begins = undefined;
      send('ready', { lists });
    }
    if (waiting !== NO_LISTS && isFree()) {
      const lists = namesOf(waiting);
      waiting = NO_LISTS;
      send('changed', { lists });
    }
    if (isSilent && isFree()) {
      isSilent = false;
      send('ping', {});
    }
    if (goodbye && isFree()) {
      const bye = goodbye;
      goodbye = undefined;
      send('bye', bye);
      controller?.close();
      end();
    }
    const isWaiting = begins !== undefined || waiting !== NO_LISTS || isSilent || goodbye !== undefined;
    waitingSince = controller && isWaiting ? (waitingSince ?? now()) : null;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      pull: flush,
      cancel: end,
    },
    { highWaterMark: 1 },
  );
  return {
    body,
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
      // Without a connection, as in a test, its reader is told.
      if (!cutOff) controller?.error(new Error('The caller does not read'));
      end();
    },
  };
}
