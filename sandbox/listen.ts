import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Connection } from './pipeline/client-address.ts';

export interface Listener {
  /** The port it got: the one asked for, or a free one for 0. */
  port: number;
  /** From now on every answer asks its client to close the connection. */
  drain(): void;
  /** Takes no more calls, waits so long for those that are under way, and closes every connection. */
  stop(graceMs?: number): Promise<void>;
}

/** How long a call that is under way may still take. */
const GRACE_MS = 5_000;
/** How long a connection that was just opened may take to begin its first call. */
const FIRST_CALL_MS = 200;

/**
 * Serves on a port.
 * @throws what Node says when it can't, with the `code` EADDRINUSE for a port that is taken
 */
export async function listen(
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => fetch(request, { remoteAddress: incoming.socket?.remoteAddress }),
  }) as Server;
  const closing = followConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    drain: closing.begin,
    stop: (graceMs = GRACE_MS) =>
      new Promise((resolve) => {
        closing.begin();
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(closing.endUnused, FIRST_CALL_MS).unref();
        setTimeout(() => server.closeAllConnections(), graceMs).unref();
      }),
  };
}

function followConnections(server: Server) {
  const sockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let closing = false;
  const askToClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the listener that answers: an answer may be written at once.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (closing) askToClose(response);
    // A head that was sent before cannot ask any more: its connection would stay open for a next call.
    response.once('finish', () => closing && !server.listening && server.closeIdleConnections());
  });
  return {
    begin() {
      closing = true;
      for (const response of underWay) askToClose(response);
    },
    endUnused() {
      // Browsers open connections ahead; Node counts one without any call as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
