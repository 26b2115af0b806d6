import type { WebhookV2Event } from '../../generated/entities.ts';
import { verifyWebhookSignature } from '../webhook-signature.ts';

const MOST_BYTES = 1_000_000;
const UNREADABLE = { ok: false, reason: 'unreadable', status: 400 } as const;

/** A request of Node.js (`IncomingMessage`), or one of a framework that keeps the raw body in `rawBody`. */
export interface NodeRequest extends Partial<AsyncIterable<Uint8Array | string>> {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as received, if a framework has read them. A parsed body cannot be verified. */
  rawBody?: string | Uint8Array | undefined;
}

/**
 * A verified event, or why it was not accepted and the status to respond with.
 *
 * - `signature` (401): none of the secrets signed these bytes (of which a framework that has parsed the body leaves none), or
 *   its time differs from that of this machine by more than the tolerance.
 * - `too-large` (413): more than a megabyte.
 * - `unreadable` (400): its body broke off, or it is signed, but no event.
 */
export type ReadWebhook =
  | { ok: true; event: WebhookV2Event }
  | { ok: false; reason: 'signature'; status: 401 }
  | { ok: false; reason: 'too-large'; status: 413 }
  | { ok: false; reason: 'unreadable'; status: 400 };

export interface ReadWebhookOptions {
  /** Maximum age, or distance in the future, in seconds. Defaults to 300. */
  toleranceSeconds?: number | undefined;
  /** Unix time in milliseconds. Defaults to `Date.now()`. */
  now?: number | undefined;
}

/**
 * Reads a webhook of version 2, verifies its signature and returns its event. `secrets` is the owner's signing secret, or
 * several while it is being replaced or when an address serves several owners; white space around each does not count. Delivery is
 * at least once, and a cashier and its branch hear of the same event: store `event.id` and respond with 2xx to repetitions.
 */
export async function readWebhook(
  request: Request | NodeRequest,
  secrets: string | readonly string[],
  options: ReadWebhookOptions = {},
): Promise<ReadWebhook> {
  const body = await bodyOf(request).catch(() => undefined);
  if (body === undefined) return UNREADABLE;
  if (body === null) return { ok: false, reason: 'too-large', status: 413 };
  const timestamp = header(request, 'webhook-timestamp');
  const signature = header(request, 'webhook-signature');
  const verified = await Promise.all(
    [secrets]
      .flat()
      .map((secret) => verifyWebhookSignature({ body, timestamp, signature, secret, ...options })),
  );
  if (!verified.includes(true)) return { ok: false, reason: 'signature', status: 401 };
  const event = parse(new TextDecoder().decode(body));
  return event ? { ok: true, event } : UNREADABLE;
}

function header({ headers }: Request | NodeRequest, name: string): string | undefined {
  // `instanceof` is not used, because frameworks have their own classes.
  if (typeof headers.get === 'function') return (headers as Headers).get(name) ?? undefined;
  const value = (headers as NodeRequest['headers'])[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** The bytes of the body, or null if there are too many. */
async function bodyOf(request: Request | NodeRequest): Promise<Uint8Array | null> {
  if ('rawBody' in request && request.rawBody !== undefined) return limited([request.rawBody]);
  if ('arrayBuffer' in request) return limited(request.body ?? []);
  return limited(request as AsyncIterable<Uint8Array | string>);
}

async function limited(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    size += bytes.length;
    if (size > MOST_BYTES) return null;
    parts.push(bytes);
  }
  const whole = new Uint8Array(size);
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

function parse(text: string): WebhookV2Event | undefined {
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null && 'event' in event
      ? (event as WebhookV2Event)
      : undefined;
  } catch {
    return undefined;
  }
}
