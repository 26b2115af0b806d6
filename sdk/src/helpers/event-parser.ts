/** A server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Parses a stream of server-sent events (HTML Standard §9.2.6), wherever its chunks are cut. Comments and the fields
 * `id` and `retry` are ignored. @returns a function that returns the events that a chunk completes
 */
export function eventParser(): (chunk: Uint8Array) => ServerEvent[] {
  const linesOf = lineSplitter();
  let name = '';
  let data: string[] = [];

  const read = (line: string): ServerEvent | undefined => {
    if (line === '') {
      const event = { name, data: data.join('\n') };
      const isEmpty = !name && data.length === 0;
      [name, data] = ['', []];
      return isEmpty ? undefined : event;
    }
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return undefined;
  };
  return (chunk) => linesOf(chunk).flatMap((line) => read(line) ?? []);
}

/** Returns a function that returns the lines that a chunk completes. */
function lineSplitter(): (chunk: Uint8Array) => string[] {
  const decoder = new TextDecoder();
  let unfinished = '';
  let endsWithCr = false;
  return (chunk) => {
    let text = decoder.decode(chunk, { stream: true });
    if (!text) return [];
    // The CR has already ended its line: waiting for a possible LF would delay an event.
    if (endsWithCr && text.startsWith('\n')) text = text.slice(1);
    endsWithCr = text.endsWith('\r');
    const lines = (unfinished + text).split(/\r\n|\n|\r/);
    unfinished = lines.pop() ?? '';
    return lines;
  };
}
