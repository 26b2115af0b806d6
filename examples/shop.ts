// A web shop whose customers pay in the app. Its page (shop.html) calls this server only, which holds the session and the password.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createBusinessApi } from '@cobros/sdk';
import { retryingFetch } from '@cobros/sdk/retrying-fetch';
import { signedInFetch } from '@cobros/sdk/signed-in-fetch';
import { waitForPayment } from '@cobros/sdk/wait-for-payment';

const {
  PORT = '3000',
  API_URL: baseUrl = 'http://localhost:4173/api',
  API_USERNAME: username = 'tiendaluna-centro-caja1',
  API_PASSWORD: password = 'Cobros#2026',
} = process.env;
const signedIn = signedInFetch({ baseUrl, username, password });
const api = createBusinessApi({ baseUrl, fetch: retryingFetch({ fetch: signedIn }) });

interface Order {
  amount: number;
  note: string;
  /** Number of the request: each request needs its own key. */
  attempt: number;
  transactionId?: string | undefined;
}
const orders = new Map<string, Order>([['1024', { amount: 125.5, note: '2 cafés y pan dulce', attempt: 1 }]]);

const failed = (message: string) => ({ state: 'failed', message });

/** Sends the request of an order, unless already sent, and waits a while for the payment. */
async function collect(id: string, order: Order, appUser: string) {
  if (!order.transactionId) {
    const found = await api.transactions.verifyUser({ search: appUser });
    if (!found.ok) return failed(found.failure.message);
    const sent = await api.transactions.sendRequest(
      { friUserId: found.data.user.id, amount: order.amount, note: order.note, reference: `C${id}` },
      { idempotencyKey: `order-${id}-${order.attempt}` },
    );
    if (!sent.ok) return failed(sent.failure.message);
    order.transactionId = sent.data.transaction.id;
  }
  const { transactionId } = order;
  const resolved = await waitForPayment(api, transactionId, { timeoutMs: 20_000 });
  if (!resolved.ok && resolved.failure.kind === 'unanswered') return { state: 'pending', message: '' };
  if (!resolved.ok) return failed(resolved.failure.message);
  const { status, receiptCode } = resolved.data;
  if (status === 'completed') return { state: 'paid', message: `Pagado, tu comprobante es ${receiptCode}` };
  if (order.transactionId === transactionId) {
    order.transactionId = undefined;
    order.attempt += 1;
  }
  return failed('La solicitud no se pagó, puedes intentar de nuevo');
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, id = ''] = /^\/orders\/(\d+)\/collect$/.exec(request.url ?? '') ?? [];
  const order = orders.get(id);
  if (request.method === 'POST' && order) {
    const { appUser } = (await json(request)) as { appUser: string };
    const progress = await collect(id, order, appUser);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(progress));
  } else if (request.url === '/') {
    const page = await readFile(new URL('shop.html', import.meta.url));
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  } else response.writeHead(404).end();
}

const server = createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(500).end());
});
server.listen(Number(PORT), () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`));
