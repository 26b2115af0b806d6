import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { describeRequest, type ServedRequest } from '#ground/log/current-request.ts';
import { routeForLog } from '#ground/log/route-for-log.ts';
import { sourceOf } from '#out/changes/event-source.ts';
import type { Connection } from './client-address.ts';
import { EVENTS_TYPE } from './event-response.ts';
import { observeRequest } from './observe-request.ts';
import { UNREADABLE_URL } from './refuse-unknown-hosts.ts';
import { refuseUnreadableRequests } from './refuse-unreadable-requests.ts';
import { sendEvents } from './send-events.ts';

export interface Listener {
  /** The port in use: the requested one, or a free one if 0 was requested. */
  port: number;
  /** From now on every response asks its client to close the connection. */
  drain(): void;
  /** Accepts no further calls, waits up to `graceMs` for running ones, and closes every connection. */
  stop(graceMs?: number): Promise<void>;
}

type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>;

/** Default time for running calls to finish. */
const GRACE_MS = 5_000;
/** Time within which a new connection must start its first call. */
const FIRST_CALL_MS = 200;
/** Time limit for a request's headers, checked every second. */
const HEADERS_MS = 10_000;
/**
 * Longer than load balancers keep an idle connection (a minute), because a call sent on a connection that is just
 * closing would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves on a port. Every response carries the id of its request.
 * @param onServed called after each request
 * @throws Node's error, with the `code` EADDRINUSE if the port is taken
 */
export async function listen(
  fetch: Fetch,
  { port, host, headersMs = HEADERS_MS }: { port: number; host: string; headersMs?: number },
  onServed?: (served: ServedRequest) => void,
): Promise<Listener> {
  const respond = observeRequest((request: Request, connection: Connection) => {
    describeRequest({ method: request.method, route: routeForLog(new URL(request.url).pathname) });
    return fetch(request, connection);
  }, onServed);
  const refuse = observeRequest(async (status: number) => {
    const { body, headers } = await fetch(new Request(UNREADABLE_URL), {});
    return new Response(body, { status, headers });
  }, onServed);
  const server = createServer(
    // Requests without a `Host` also reach the application, so that their responses get its usual headers and envelope.
    {
      requireHostHeader: false,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(headersMs, 1_000),
    },
    getRequestListener(
      async (request, { incoming, outgoing }) => {
        if (hasSeveralHosts(incoming.rawHeaders)) return refuse(400);
        const { socket } = incoming;
        const connection = { remoteAddress: socket?.remoteAddress, cutOff: () => socket?.destroy() };
        const response = await respond(request, connection);
        const isStream = response.headers.get('Content-Type') === EVENTS_TYPE;
        const events = isStream ? sourceOf(response.body) : undefined;
        if (!events) return response;
        const sent = outgoing as ServerResponse;
        sendEvents(events, response, sent, () => closing.underWay.delete(sent));
        return RESPONSE_ALREADY_SENT;
      },
      // Malformed requests, such as those with an invalid `Host`, get the same envelope and headers as all others.
      { errorHandler: () => refuse(400) },
    ),
  );
  const closing = followConnections(server);
  refuseUnreadableRequests(server, closing.underWay, refuse);
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

/** If there are several `Host` headers, Node uses the first, but a proxy in front may use another. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;
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
  // Registered before the application's listener, which may write its response synchronously.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (closing) askToClose(response);
    // If its headers were already sent, a response can no longer ask to close, so the connection would stay open for
    // another call.
    response.once('finish', () => closing && !server.listening && server.closeIdleConnections());
  });
  return {
    underWay,
    begin() {
      closing = true;
      for (const response of underWay) askToClose(response);
    },
    endUnused() {
      // Browsers open connections in advance, and Node treats a connection without any call as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
