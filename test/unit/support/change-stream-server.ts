import { failureResponse } from './envelope-responses.ts';

/** The server's side of an open stream of changes. */
export interface ServedStream {
  /** Sends these events: each has a name and its lists, or the data of a `bye`. */
  tell(event: string, data?: object | string[]): void;
  send(text: string): void;
  /** Ends the stream without a `bye`. */
  end(): void;
  breakOff(cause: Error): void;
  /** True once the client has closed the stream. */
  isClosed(): boolean;
}

export type StreamOutcome = 'open' | (() => Response | Promise<Response>);

/** A server whose responses to `GET /changes/v3/stream` are these outcomes in turn, the last one repeatedly. */
export function changeStreamServer(...outcomes: StreamOutcome[]) {
  const streams: ServedStream[] = [];
  const waiting: (() => void)[] = [];
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
    for (const resume of waiting.splice(0)) resume();
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
      for (;;) {
        const stream = streams[number];
        if (stream) return stream;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

export const refusesStream =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    failureResponse(status, { title: 'Error', message: 'No' }, headers);
