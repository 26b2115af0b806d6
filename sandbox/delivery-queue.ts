import { report } from './report.ts';

/** Deliveries that wait in the database. */
export interface DeliveryQueue<Delivery> {
  /** For the console. */
  name: string;
  /** Takes at most so many that are due; no other process takes them meanwhile. */
  claim: (limit: number) => Promise<readonly Delivery[]>;
  /** Delivers one and records the outcome. */
  attempt: (delivery: Delivery) => Promise<unknown>;
}

/** Attempts that one process has under way at most. */
const AT_ONCE = 20;

/** Attempts everything that is due, once. @returns the number of attempts */
export async function deliverDue<Delivery>(queue: DeliveryQueue<Delivery>): Promise<number> {
  const claimed = await queue.claim(AT_ONCE);
  await Promise.all(claimed.map(queue.attempt));
  return claimed.length < AT_ONCE ? claimed.length : claimed.length + (await deliverDue(queue));
}

/**
 * Delivers by itself: looks every `seconds`, and at once when an attempt made room; 0 is never. A slow receiver holds
 * one place, not the others'.
 * @returns a function that stops it, after the attempts that are under way
 */
export function startDelivering<Delivery>(
  queue: DeliveryQueue<Delivery>,
  seconds: number,
): () => Promise<void> {
  if (seconds <= 0) return async () => {};
  const underWay = new Set<Promise<unknown>>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const look = () => {
    if (stopped || looking || underWay.size >= AT_ONCE) return;
    looking = takeDue()
      .catch((cause: unknown) => report(`Sending ${queue.name} failed:`, cause))
      .finally(() => {
        looking = undefined;
      });
  };
  const takeDue = async () => {
    const room = AT_ONCE - underWay.size;
    const claimed = await queue.claim(room);
    const more = claimed.length === room;
    for (const delivery of claimed) {
      const attempt = queue
        .attempt(delivery)
        .catch((cause: unknown) => report(`An attempt of ${queue.name} was lost:`, cause))
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
