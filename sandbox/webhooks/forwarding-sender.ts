import type { WebhookSender } from './webhook-sender.ts';

/** Sends all webhooks to one address, whatever address is set, and logs each. */
export function createForwardingSender(
  client: WebhookSender,
  target: URL,
  tell: (line: string) => void,
): WebhookSender {
  return {
    // The addresses that are set are not called.
    isPrivate: () => false,
    async send(_url, message) {
      const exchange = await client.send(target, message);
      const { event } = JSON.parse(message.body) as { event: string };
      tell(`Webhook ${event}: ${exchange.responseStatus ?? exchange.error}`);
      return exchange;
    },
  };
}
