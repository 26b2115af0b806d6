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
  const decoder = new TextDecoder();
  let unfinished = '';
  let endsWithCr = false;
  let name = '';
  let data: string[] = [];

  return (chunk) => {
    const events: ServerEvent[] = [];
    let text = decoder.decode(chunk, { stream: true });
    if (!text) return events;
    // The CR has already ended its line: waiting for a possible LF would delay an event.
    if (endsWithCr && text.startsWith('\n')) text = text.slice(1);
    endsWithCr = text.endsWith('\r');
    const lines = (unfinished + text).split(/\r\n|\n|\r/);
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (name || data.length > 0) events.push({ name, data: data.join('\n') });
        name = '';
        data = [];
        continue;
      }
      const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (field === 'event') name = value;
      if (field === 'data') data.push(value);
    }
    return events;
  };
}
