import type { WebhookSender } from './webhook-sender.ts';

/** Sends all webhooks to one URL, whatever URL is set, and logs each. */
export function createForwardingSender(
  client: WebhookSender,
  target: URL,
  tell: (line: string) => void,
): WebhookSender {
  return {
    // The URLs that are set are not called, so none is private.
    isPrivate: () => false,
    async send(_url, message) {
      const exchange = await client.send(target, message);
      const { event } = JSON.parse(String(message.body)) as { event: string };
      tell(`Webhook ${event}: ${exchange.responseStatus ?? exchange.error}`);
      return exchange;
    },
  };
}
