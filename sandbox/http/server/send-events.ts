import type { ServerResponse } from 'node:http';
import type { EventSource } from '#out/changes/event-source.ts';

/** Sends events on a connection as fast as it accepts them. `onClose` replaces what was registered for the end of the response. */
export function sendEvents(
  source: EventSource,
  { status, headers }: Response,
  outgoing: ServerResponse,
  onClose: () => void,
): void {
  const { req: incoming } = outgoing;
  // Freed, because there may be thousands of connections that last for hours.
  incoming.rawHeaders = [];
  incoming.headers = {};
  outgoing.writeHead(status, Object.fromEntries(headers));
  // Sent alone, which joins the about hundred pieces of the headers that Node would keep.
  outgoing.flushHeaders();
  outgoing.on('drain', source.resume);
  // Without the adapter's listener, which keeps the request to abort it.
  outgoing.removeAllListeners('close').once('close', () => {
    onClose();
    source.cancel();
  });
  source.attach({
    isFree: () => !outgoing.writableNeedDrain && !outgoing.destroyed,
    write: (chunk) => void outgoing.write(chunk),
    end: () => void outgoing.end(),
    breakOff: () => void outgoing.destroy(),
  });
}
