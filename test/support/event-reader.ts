import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ReadEvent {
  event: string;
  data: { lists?: string[]; changedCount?: number; reason?: string; retryAfterSeconds?: number };
}

export type EventReader = ReturnType<typeof readEvents>;

/** Reads the events of a stream of changes. */
export function readEvents({ body }: Response) {
  if (!body) throw new Error('There is no stream');
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  /** Returns the next event; undefined at the end of the stream. */
  const next = async (): Promise<ReadEvent | undefined> => {
    const { value } = await reader.read();
    return value && { event: value.event ?? '', data: JSON.parse(value.data) };
  };
  return {
    next,
    /** Returns the lists of the `changed` events once all of these have been named; fails if the stream ends before. */
    async until(...lists: string[]) {
      const named = new Set<string>();
      while (!lists.every((list) => named.has(list))) {
        const found = await next();
        if (found?.event === 'bye' || !found) throw new Error(`The stream ended after ${[...named]}`);
        for (const list of found.data.lists ?? []) if (found.event === 'changed') named.add(list);
      }
      return [...named].sort();
    },
    close: () => reader.cancel(),
  };
}
