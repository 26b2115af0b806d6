import type { WebhookV2Event } from '../../generated/entities.ts';
import { webhookSignature } from '../webhook-signature.ts';

export interface SignWebhookOptions {
  /** When it is sent, as Unix time in milliseconds. Defaults to `Date.now()`. */
  now?: number | undefined;
}

/** A webhook as a test sends it to a receiver, for example as the options of `fetch`. */
export interface SignedRequest {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes a webhook of version 2 with a secret of yours, as the API would send it, so that a test of your receiver needs no API.
 * The event may be from the recorded examples of the description.
 */
export async function signWebhook(
  event: WebhookV2Event,
  secret: string,
  { now = Date.now() }: SignWebhookOptions = {},
): Promise<SignedRequest> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'webhook-id': event.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': await webhookSignature(body, timestamp, secret),
  };
  return { method: 'POST', headers, body };
}
