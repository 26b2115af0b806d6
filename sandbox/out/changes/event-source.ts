/** Receives the events of one stream: a connection, or the reader of a `ReadableStream`. */
export interface EventSink {
  /** True if the sink can take another event now. */
  isFree(): boolean;
  write(chunk: Uint8Array): void;
  end(): void;
  breakOff(cause: Error): void;
}

/** The events of one stream, which wait until a sink is attached. */
export interface EventSource {
  attach(sink: EventSink): void;
  /** Called when the sink can take events again. */
  resume(): void;
  /** Called when the caller has disconnected. */
  cancel(): void;
}

const sources = new WeakMap<object, EventSource>();

/** A response body with these events; none is taken from the source before the body is read. */
export function bodyOf(source: EventSource): ReadableStream<Uint8Array> {
  let isAsked = false;
  let isAttached = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isAsked = true;
        if (isAttached) return source.resume();
        isAttached = true;
        source.attach({
          isFree: () => isAsked,
          write(chunk) {
            isAsked = false;
            controller.enqueue(chunk);
          },
          end: () => controller.close(),
          breakOff: (cause) => controller.error(cause),
        });
      },
      cancel: source.cancel,
    },
    { highWaterMark: 0 },
  );
  sources.set(body, source);
  return body;
}

/**
 * The event source behind a body that nobody has read. Using it directly saves memory: a stream costs as much as
 * everything else kept for a caller.
 */
export const sourceOf = (body: ReadableStream<Uint8Array> | null): EventSource | undefined =>
  body ? sources.get(body) : undefined;
