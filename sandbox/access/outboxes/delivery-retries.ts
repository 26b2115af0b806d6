import { after } from '#terms/time/clock.ts';

// Retries of webhooks and e-mails, with at-least-once delivery by any number of processes.

/** After this many attempts, about nine hours after the first, a delivery has finally failed. */
export const MAX_ATTEMPTS = 8;

const LEASE_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 30;
const GROWTH = 3;

/** When another process may take over a delivery, because the first process died during its attempt. */
export const leaseEnd = (now: Date): Date => after(now, LEASE_SECONDS);

/** When the next attempt is due: after 30 s, then each time after three times the previous pause. */
export const nextAttempt = (attempts: number, now: Date): Date =>
  after(now, FIRST_PAUSE_SECONDS * GROWTH ** (attempts - 1));
