// Receives webhooks of version 2, verifies them and keeps each event once, whoever else heard of it, one per line of a file.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookV2Event } from '@cobros/sdk';
import { readWebhook } from '@cobros/sdk/read-webhook';

const { PORT = '3000', EVENTS_FILE = 'events.jsonl', WEBHOOK_SECRETS = '' } = process.env;
const secrets = WEBHOOK_SECRETS.split(',');
const kept = new Set(readEvents().map(({ id }) => id));

function readEvents(): WebhookV2Event[] {
  if (!existsSync(EVENTS_FILE)) return [];
  const lines = readFileSync(EVENTS_FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as WebhookV2Event);
}

/**
 * Returns the status to respond with. If the event can't be stored, the status is an error, so that the sender sends it
 * again.
 */
async function receive(request: IncomingMessage): Promise<number> {
  const webhook = await readWebhook(request, secrets);
  if (!webhook.ok) return webhook.status;
  const { event } = webhook;
  if (!kept.has(event.id)) {
    // Synchronous, so that a repetition at the same moment finds the stored event.
    appendFileSync(EVENTS_FILE, `${JSON.stringify(event)}\n`);
    kept.add(event.id);
    console.log(`${event.event} ${textOf(event)}`);
  }
  return 204;
}

function textOf(event: WebhookV2Event): string {
  if (event.event === 'transaction.completed') {
    const { formattedAmount, friUser } = event.data.transaction;
    return `${formattedAmount} from ${friUser?.name} ${friUser?.lastname}`;
  }
  return event.id;
}

const server = createServer(async (request, response) => {
  const status = await receive(request).catch(() => 500);
  response.writeHead(status).end();
});
server.listen(Number(PORT), () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`));
