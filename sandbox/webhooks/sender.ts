import type { Database } from '../db/database.ts';
import { report } from '../report.ts';
import { readClock } from '../rules/clock.ts';
import { attemptDelivery } from '../rules/notifications/attempt.ts';
import { claimDue } from '../rules/notifications/claim.ts';
import type { WebhookClient } from './client.ts';

/** Attempts that one process has under way at most. */
const AT_ONCE = 20;

/** Attempts everything that is due, once, and waits for the answers. Answers how many attempts it made. */
export async function sendDue(database: Database, client: WebhookClient): Promise<number> {
  const claimed = await claimDue(database, await readClock(database), AT_ONCE);
  await Promise.all(claimed.map((delivery) => attemptDelivery(database, client, delivery)));
  return claimed.length < AT_ONCE ? claimed.length : claimed.length + (await sendDue(database, client));
}

/**
 * Sends what is due by itself: looks every `seconds`, and at once when an attempt made room; 0 is never. A slow receiver
 * holds one place, not the others'.
 * @returns what stops it, after the attempts that are under way
 */
export function startWebhookSender(
  database: Database,
  client: WebhookClient,
  seconds: number,
): () => Promise<void> {
  if (seconds <= 0) return async () => {};
  const underWay = new Set<Promise<unknown>>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const look = () => {
    if (stopped || looking || underWay.size >= AT_ONCE) return;
    looking = takeDue()
      .catch((cause: unknown) => report('Sending webhooks failed:', cause))
      .finally(() => {
        looking = undefined;
      });
  };
  const takeDue = async () => {
    const room = AT_ONCE - underWay.size;
    const claimed = await claimDue(database, await readClock(database), room);
    const more = claimed.length === room;
    for (const delivery of claimed) {
      const attempt = attemptDelivery(database, client, delivery)
        .catch((cause: unknown) => report('A webhook attempt was lost:', cause))
        .finally(() => {
          underWay.delete(attempt);
          if (more) look();
        });
      underWay.add(attempt);
    }
  };
  const timer = setInterval(look, seconds * 1000);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
    await Promise.all(underWay);
  };
}
