import type { WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';

/** The body of the first webhook of each event, by version. */
export type Events = Record<'v1' | 'v2', Record<string, unknown>>;

/** A receiver that stores what it gets, and responds that it has arrived. */
export function recordEvents(): { events: Events; client: WebhookSender } {
  const events: Events = { v1: {}, v2: {} };
  const client: WebhookSender = {
    isPrivate: () => false,
    async send(_url, { headers, body }) {
      const content = JSON.parse(String(body));
      events['webhook-id' in headers ? 'v2' : 'v1'][content.event] ??= content;
      const responseBody = 'ok';
      return { delivered: true, responseStatus: 200, responseBody, durationMilliseconds: 84, error: null };
    },
  };
  return { events, client };
}
