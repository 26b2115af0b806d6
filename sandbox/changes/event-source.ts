/** Takes the events of one stream: a connection, or whoever reads a `ReadableStream`. */
export interface EventSink {
  /** Does it take another event now? */
  isFree(): boolean;
  write(chunk: Uint8Array): void;
  end(): void;
  breakOff(cause: Error): void;
}

/** The events of one stream. They wait until there is a sink. */
export interface EventSource {
  attach(sink: EventSink): void;
  /** The sink is free again. */
  resume(): void;
  /** The caller is gone. */
  cancel(): void;
}

const sources = new WeakMap<object, EventSource>();

/** A body that has these events; none is taken before it is read. */
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

/** The events of a body that nobody has read, to be taken without it: a stream costs as much memory as all else of a caller. */
export const sourceOf = (body: ReadableStream<Uint8Array> | null): EventSource | undefined =>
  body ? sources.get(body) : undefined;
