import type { ServerResponse } from 'node:http';
import type { EventSource } from './changes/event-source.ts';

/** Sends events on a connection as fast as it accepts them. */
export function sendEvents(
  source: EventSource,
  { status, headers }: Response,
  outgoing: ServerResponse,
): void {
  const { req: incoming } = outgoing;
  // Freed, because there may be thousands of connections that last for hours.
  incoming.rawHeaders = [];
  incoming.headers = {};
  outgoing.writeHead(status, Object.fromEntries(headers));
  outgoing.on('drain', source.resume);
  outgoing.once('close', source.cancel);
  source.attach({
    isFree: () => !outgoing.writableNeedDrain && !outgoing.destroyed,
    write: (chunk) => void outgoing.write(chunk),
    end: () => void outgoing.end(),
    breakOff: () => void outgoing.destroy(),
  });
}
