import type { ChangesApi } from '../../generated/areas/changes.ts';
import type { ChangedList } from '../../generated/entities.ts';
import type { SessionId } from '../kept-results.ts';
import { SESSION_OF_STREAM, type StreamOfSession } from '../session-of-stream.ts';
import { followChanges } from './follow-changes.ts';

/** What a wait for a payment learns from the stream of changes. */
export interface Hearing {
  /** Whether every change of a request is reported now. */
  isLive(): boolean;
  stop(): void;
}

type Changes = Pick<ChangesApi, 'stream'>;
/** Changes to these lists may concern a transaction's detail. */
const CONCERNING: readonly ChangedList[] = ['pending', 'paid', 'session'];

/** The shared streams of waits: a server limits how many a session has, and a browser how many connections. */
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
      // Users who may not read pending requests get no reports of them.
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
      // A new function each time, because two waits may pass the same one.
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
