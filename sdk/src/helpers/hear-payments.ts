import type { ChangesApi } from '../../generated/areas/changes.ts';
import type { ChangedList } from '../../generated/entities.ts';
import type { SessionId } from '../kept-results.ts';
import { SESSION_OF_STREAM, type StreamOfSession } from '../session-of-stream.ts';
import { followChanges } from './follow-changes.ts';

/** A subscription of a wait to the stream of changes. */
export interface Hearing {
  /** True while every change of a request is reported. */
  isLive(): boolean;
  stop(): void;
}

type Changes = Pick<ChangesApi, 'stream'>;
/** Lists whose changes may concern a single transaction. */
const CONCERNING: readonly ChangedList[] = ['pending', 'paid', 'session'];

/** Streams shared by waits, because a server limits the number per session, and a browser the number of connections. */
const shared = new WeakMap<Changes, Map<SessionId, ReturnType<typeof share>>>();

/** Calls `onReport` when a request may have been resolved: a change was reported, or reporting started or stopped. */
export function hearPayments(changes: Changes, onReport: () => void): Hearing {
  const session = (changes.stream as StreamOfSession)[SESSION_OF_STREAM]?.();
  const ofClient = shared.get(changes) ?? new Map<SessionId, ReturnType<typeof share>>();
  shared.set(changes, ofClient);
  const stream = ofClient.get(session) ?? share(changes, () => ofClient.delete(session));
  ofClient.set(session, stream);
  return stream.hear(onReport);
}

function share(changes: Changes, onEnd: () => void) {
  const listeners = new Set<() => void>();
  const stop = new AbortController();
  let isLive = false;

  const follow = async () => {
    for await (const change of followChanges({ changes }, { signal: stop.signal })) {
      const wasLive = isLive;
      // Users who may not read pending requests get no reports about them.
      if (change.kind !== 'changed') isLive = change.kind === 'live' && change.lists.includes('pending');
      const concerns =
        change.kind === 'changed'
          ? change.lists.some((list) => CONCERNING.includes(list))
          : isLive || wasLive;
      if (concerns) for (const listener of [...listeners]) listener();
    }
  };
  void follow();

  return {
    hear(onReport: () => void): Hearing {
      // A new function each time, because two waits may pass the same `onReport`.
      const listener = () => onReport();
      listeners.add(listener);
      return {
        isLive: () => isLive,
        stop() {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          stop.abort();
          onEnd();
        },
      };
    },
  };
}
