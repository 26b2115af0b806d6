import { ApiError } from '../rules/api-error.ts';
import { NO_LISTS, SESSION_LIST } from '../rules/changes/changed-lists.ts';
import type { ByeReason } from './change-stream.ts';
import { knownOf, type Listener } from './listeners.ts';

/** Reads the sessions of some streams at a time: the calls need the connections too. */
const AT_ONCE = 4;

/** Tells what waits, as far as the session may hear it. */
export function tell(listener: Listener): void {
  if (listener.isInDoubt || listener.isOpening || listener.untold === NO_LISTS) return;
  listener.stream.changed(listener.untold & listener.lists);
  listener.untold = NO_LISTS;
}

/**
 * Reads the session of a stream again, until nothing has changed it meanwhile.
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

/** Looks at the sessions that are in doubt; says `bye` to those that have ended, and tells the others what waits. */
export function createReauthentication(isOpen: (listener: Listener) => boolean) {
  const queue = new Set<Listener>();
  const followed = new Set<Listener>();
  let running = 0;

  const next = async () => {
    running += 1;
    for (const listener of queue) {
      queue.delete(listener);
      // Who is followed already is read once more by that, because of its doubt.
      if (!isOpen(listener) || followed.has(listener)) continue;
      followed.add(listener);
      try {
        await follow(listener);
        tell(listener);
      } catch (cause) {
        const reason = reasonOf(cause);
        if (reason) listener.stream.bye({ reason, retryAfterSeconds: 0 });
        // Without its database nothing is known of the session: it is asked again after the next successful read.
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
