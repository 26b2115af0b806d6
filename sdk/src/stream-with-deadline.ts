import type { Deadline } from './deadline.ts';

/**
 * The same bytes, limited by the deadline while they are read. `errorOf` creates the error that the stream throws when it is cut
 * off. `pipeTo` is not used, because it would end only after the next read.
 */
export function streamWithDeadline(
  body: ReadableStream<Uint8Array>,
  limit: Deadline,
  errorOf: (cause: unknown) => unknown,
): ReadableStream<Uint8Array> {
  limit.lasts = true;
  const reader = body.getReader();
  const end = (reason?: unknown) => {
    limit.clear();
    return reader.cancel(reason);
  };
  const breakOff = (controller: ReadableStreamDefaultController, cause: unknown) => {
    controller.error(errorOf(cause));
    end(cause).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => void limit.reached.catch((cause) => breakOff(controller, cause)),
      async pull(controller) {
        try {
          const { done, value } = await Promise.race([reader.read(), limit.reached]);
          if (!done) return controller.enqueue(value);
          limit.clear();
          controller.close();
        } catch (cause) {
          breakOff(controller, cause);
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
