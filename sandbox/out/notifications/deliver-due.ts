import { reportError } from '#ground/running/report-error.ts';

/** A queue of deliveries in the database. */
export interface DeliveryQueue<Delivery> {
  /** Name of the queue in log messages. */
  name: string;
  /** Counts deliveries still to be made, due or not. */
  countWaiting: () => Promise<number>;
  /** Claims up to `limit` due deliveries, which no other process can claim meanwhile. */
  claim: (limit: number) => Promise<readonly Delivery[]>;
  /** Attempts one delivery and records the outcome. */
  attempt: (delivery: Delivery) => Promise<unknown>;
}

/** Maximum simultaneous attempts of one process. */
const AT_ONCE = 20;

/** Attempts every due delivery once. @returns the number of attempts */
export async function deliverDue<Delivery>(queue: DeliveryQueue<Delivery>): Promise<number> {
  const claimed = await queue.claim(AT_ONCE);
  await Promise.all(claimed.map(queue.attempt));
  return claimed.length < AT_ONCE ? claimed.length : claimed.length + (await deliverDue(queue));
}

/**
 * Attempts due deliveries in the background, every `seconds` and whenever an attempt ends; 0 turns it off. A slow
 * receiver occupies one slot and does not block the others.
 * @returns a function that stops it after the running attempts
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
      .catch((cause: unknown) => reportError(`Sending ${queue.name} failed:`, cause))
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
        .catch((cause: unknown) => reportError(`An attempt of ${queue.name} was lost:`, cause))
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
