import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A received webhook. */
interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How the receiver responds: a status, or a response of its own. */
type Reaction = number | ((response: ServerResponse) => void);

export interface Receiver {
  /** The receiver's address as a person would type it: `http://127.0.0.1:…/avisos`. */
  url: string;
  port: number;
  received: Received[];
  /** Waits for the next webhook. */
  next(): Promise<Received>;
  /** Responses to the next webhooks, in this order; after those it responds with 200. */
  react(...reactions: Reaction[]): void;
  close(): Promise<void>;
}

/** A real HTTP server that receives webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let reactions: Reaction[] = [];
  let waiting: ((webhook: Received) => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const webhook = { method, path, headers, body: Buffer.concat(chunks).toString() };
    received.push(webhook);
    for (const tell of waiting) tell(webhook);
    waiting = [];
    const reaction = reactions.shift() ?? 200;
    if (typeof reaction === 'number') response.writeHead(reaction).end('recibido');
    else reaction(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/avisos`,
    port,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    react: (...next) => {
      reactions = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
