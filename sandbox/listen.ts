import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Connection } from './pipeline/client-address.ts';

export interface Listener {
  /** The port it got: the one asked for, or a free one for 0. */
  port: number;
  /** Takes no more calls, waits for those that are under way, and closes every connection. */
  stop(): Promise<void>;
}

/** How long a call that is under way may still take when the server stops. */
const GRACE_MS = 10_000;

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
  let stopping = false;
  server.on('request', (_request, response) => {
    // Otherwise the connection of a call that ends now would stay open for the next one.
    response.once('finish', () => stopping && server.closeIdleConnections());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        stopping = true;
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      }),
  };
}
