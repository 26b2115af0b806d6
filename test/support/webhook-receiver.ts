import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received webhook or push message. */
interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** How the receiver responds: a status, or a response of its own. */
type Reaction = number | ((response: ServerResponse) => void);

/** A real HTTP server that receives webhooks. */
export async function startReceiver() {
  const received: Received[] = [];
  let reactions: Reaction[] = [];
  let waiting: ((webhook: Received) => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const bytes = Buffer.concat(chunks);
    const webhook = { method, path, headers, body: bytes.toString(), bytes };
    received.push(webhook);
    for (const tell of waiting) tell(webhook);
    waiting = [];
    const reaction = reactions.shift() ?? 200;
    if (typeof reaction === 'number') response.writeHead(reaction).end('recibido');
    else reaction(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The receiver's address as a person would type it. */
    url: `http://127.0.0.1:${port}/avisos`,
    port,
    received,
    /** Waits for the next webhook. */
    next: () => new Promise<Received>((resolve) => waiting.push(resolve)),
    /** Responses to the next webhooks, in this order; after those it responds with 200. */
    react: (...next: Reaction[]) => {
      reactions = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
