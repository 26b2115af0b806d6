import { setImmediate } from 'node:timers/promises';
import { failureResponse } from './envelope-responses.ts';

/** The server's side of an open stream of changes. */
export interface ServedStream {
  /** Sends these events: each has a name and its lists, or the data of a `bye`. */
  tell(event: string, data?: object | string[]): void;
  send(text: string): void;
  /** Ends the stream without a `bye`. */
  end(): void;
  breakOff(cause: Error): void;
  /** Whether the client has closed the stream. */
  isClosed(): boolean;
}

/** If no stream opens within so many turns of the event loop, the client does not ask for one. */
const MOST_TURNS = 1_000;

export type StreamOutcome = 'open' | (() => Response | Promise<Response>);

/** A server whose responses to `GET /changes/v3/stream` are these outcomes in turn, the last one repeatedly. */
export function changeStreamServer(...outcomes: StreamOutcome[]) {
  const streams: ServedStream[] = [];
  let attempts = 0;

  function open(): Response {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isClosed = false;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
      cancel() {
        isClosed = true;
      },
    });
    const send = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    streams.push({
      send,
      tell(event, data = {}) {
        const told = Array.isArray(data) ? { lists: data } : data;
        send(`event: ${event}\ndata: ${JSON.stringify(told)}\n\n`);
      },
      end: () => controller?.close(),
      breakOff: (cause) => controller?.error(cause),
      isClosed: () => isClosed,
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  return {
    respond() {
      attempts += 1;
      const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'open';
      return outcome === 'open' ? open() : outcome();
    },
    attempts: () => attempts,
    /** The stream with this number, once it has been opened. */
    async stream(number = 0): Promise<ServedStream> {
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const stream = streams[number];
        if (stream) return stream;
        await setImmediate();
      }
      throw new Error(`Only ${streams.length} streams have been opened`);
    },
  };
}

export const refusesStream =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    failureResponse(status, { title: 'Error', message: 'No' }, headers);
