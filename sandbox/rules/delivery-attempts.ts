import { after } from './clock.ts';

// How webhooks and e-mails are retried: at-least-once delivery by any number of processes.

/** A delivery has failed for good after as many attempts, some nine hours after the first. */
export const MAX_ATTEMPTS = 8;

const LEASE_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 30;
const GROWTH = 3;

/** When another process may take over a delivery whose process died during an attempt. */
export const leaseEnd = (now: Date): Date => after(now, LEASE_SECONDS);

/** When the next attempt is due: after 30 s, and each pause three times the one before. */
export const nextAttempt = (attempts: number, now: Date): Date =>
  after(now, FIRST_PAUSE_SECONDS * GROWTH ** (attempts - 1));
