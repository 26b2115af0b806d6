import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A URL on this machine that receives webhooks. */
export interface WebhookReceiver {
  /** The URL as the backend reaches it. */
  url: string;
  received: readonly ReceivedWebhook[];
  close(): Promise<void>;
}

/** Listens on this port, or on a free one for 0; `url` is the URL by which the backend reaches it, if that is different. */
export async function openWebhookReceiver(port: number, url?: string): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    // A truncated body is not a webhook.
    const body = await text(request).catch(() => undefined);
    if (body !== undefined) received.push({ headers: request.headers, body });
    response.end('ok');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: url ?? `http://localhost:${address.port}/conformance`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
