import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The status for each error of Node's parser; anything else is 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to requests that are not HTTP, too long or too slow with the usual envelope and headers, and closes their
 * connection.
 * @param underWay the responses that are being written
 * @param refuse creates the response to an unreadable request
 */
export function refuseUnreadableRequests(
  server: Server,
  underWay: ReadonlySet<ServerResponse<IncomingMessage>>,
  refuse: (status: number) => Promise<Response>,
): void {
  server.on('clientError', async (error: NodeJS.ErrnoException, socket: Socket) => {
    const ownResponses = [...underWay].filter(({ req }) => req.socket === socket);
    // The client would mistake it for the response to the previous call, which may have been carried out.
    const misleads = ownResponses.some(({ req, headersSent }) => req.complete || headersSent);
    if (misleads || !socket.writable) {
      socket.destroy();
      return;
    }
    const text = await written(await refuse(STATUSES[error.code ?? ''] ?? 400));
    socket.end(text, () => socket.destroy());
  });
}

async function written(response: Response): Promise<string> {
  const body = await response.text();
  const { status, headers } = response;
  headers.set('Connection', 'close');
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  headers.set('Date', new Date().toUTCString());
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
