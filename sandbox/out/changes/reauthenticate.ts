import { NO_LISTS, SESSION_LIST } from '#access/changes/changed-lists.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import type { ByeReason } from './change-stream.ts';
import { knownOf, type Listener } from './listeners.ts';

/** Reloads the sessions of only a few streams at a time, because calls need connections too. */
const AT_ONCE = 4;

/** Reports the waiting changes of lists that the session may read. */
export function tell(listener: Listener): void {
  if (listener.isInDoubt || listener.isOpening || listener.untold === NO_LISTS) return;
  listener.stream.changed(listener.untold & listener.lists);
  listener.untold = NO_LISTS;
}

/**
 * Reloads the session of a stream until no further change affects it.
 * @throws ApiError 401 or 403 if it may no longer listen
 */
export async function follow(listener: Listener): Promise<void> {
  do {
    listener.isInDoubt = false;
    const known = knownOf(await listener.reauthenticate());
    if (known.identity !== listener.identity) listener.untold |= SESSION_LIST;
    Object.assign(listener, known);
  } while (listener.isInDoubt);
}

/** Checks the sessions that are in doubt: sends `bye` to those that have ended, and reports the waiting changes to the others. */
export function createReauthentication(isOpen: (listener: Listener) => boolean) {
  const queue = new Set<Listener>();
  const followed = new Set<Listener>();
  let running = 0;

  const next = async () => {
    running += 1;
    for (const listener of queue) {
      queue.delete(listener);
      // A stream that is already being checked is checked once more in the same run.
      if (!isOpen(listener) || followed.has(listener)) continue;
      followed.add(listener);
      try {
        await follow(listener);
        tell(listener);
      } catch (cause) {
        const reason = reasonOf(cause);
        if (reason) listener.stream.bye({ reason, retryAfterSeconds: 0 });
        // While the database is unavailable the session's state is unknown, so it is checked again after the next
        // successful read.
        else listener.isInDoubt = true;
      } finally {
        followed.delete(listener);
      }
    }
    running -= 1;
  };
  return (listener: Listener) => {
    queue.add(listener);
    if (running < AT_ONCE) void next();
  };
}

function reasonOf(cause: unknown): ByeReason | undefined {
  if (!(cause instanceof ApiError)) return undefined;
  return cause.status === 401 ? 'session-ended' : 'not-allowed';
}
