import { createHash } from 'node:crypto';
import { type Audience, audienceOf, concerns } from '#access/changes/audience.ts';
import {
  type Lists,
  listsNamed,
  listsReadBy,
  NO_LISTS,
  SESSION_LIST,
} from '#access/changes/changed-lists.ts';
import type { ChangeNotice } from '#access/changes/read-notices.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { ChangeStream } from './change-stream.ts';

/** A live session that may open a stream. */
export interface LiveSession {
  session: Session;
  expiresAt: Date;
}

/** An open stream, and the lists whose changes its session may know about. */
export interface Listener {
  stream: ChangeStream;
  audience: Audience;
  /** Lists that the session may read. */
  lists: Lists;
  expiresAt: number;
  /** A text that differs whenever the session data does. */
  identity: string;
  /** Lists that have changed but are not reported yet, because the session is checked first. */
  untold: Lists;
  /** True if the session's rights may have changed. */
  isInDoubt: boolean;
  /** True until `ready` has been sent. */
  isOpening: boolean;
  /** @throws ApiError 401 or 403 if it may no longer listen */
  reauthenticate(): Promise<LiveSession>;
}

type Known = Pick<Listener, 'audience' | 'lists' | 'expiresAt' | 'identity'>;

/** The few facts that a stream keeps about its session, because there may be thousands of streams. */
export function knownOf({ session, expiresAt }: LiveSession): Known {
  const { user, business, childIds, accessVersion } = session;
  return {
    audience: audienceOf(session),
    lists: listsReadBy(session),
    expiresAt: expiresAt.getTime(),
    identity: createHash('sha256')
      .update(JSON.stringify([user, business, childIds, accessVersion]))
      .digest('base64'),
  };
}

/** The open streams, indexed by the scopes of change notices. */
export function createListeners() {
  const all = new Set<Listener>();
  const ofBusiness = new Map<string, Set<Listener>>();
  const ofUser = new Map<string, Set<Listener>>();

  const concernedBy = function* (notice: ChangeNotice) {
    if (notice.user_id !== null) return yield* ofUser.get(notice.user_id) ?? [];
    const candidates = notice.business_id ? ofBusiness.get(notice.business_id) : all;
    for (const listener of candidates ?? []) if (concerns(notice, listener.audience)) yield listener;
  };
  return {
    all: all as ReadonlySet<Listener>,
    add(listener: Listener) {
      all.add(listener);
      insert(ofBusiness, listener.audience.businessId, listener);
      insert(ofUser, listener.audience.userId, listener);
    },
    remove(listener: Listener) {
      all.delete(listener);
      remove(ofBusiness, listener.audience.businessId, listener);
      remove(ofUser, listener.audience.userId, listener);
    },
    /** Records for each listener concerned what to report. @returns those listeners */
    note(notices: readonly ChangeNotice[]): Set<Listener> {
      const noted = new Set<Listener>();
      for (const notice of notices) {
        const lists = listsNamed(notice.lists);
        const ofSession = lists === NO_LISTS || (lists & SESSION_LIST) !== 0;
        for (const listener of concernedBy(notice)) {
          listener.untold |= lists;
          listener.isInDoubt ||= ofSession;
          noted.add(listener);
        }
      }
      return noted;
    },
    /** Records for all listeners that anything may have changed. */
    noteEverything(): ReadonlySet<Listener> {
      for (const listener of all) {
        // Not needed for a new stream, whose caller reads everything after `ready`.
        if (!listener.isOpening) listener.untold = ~NO_LISTS;
        listener.isInDoubt = true;
      }
      return all;
    },
  };
}

function insert(index: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const known = index.get(key);
  if (known) known.add(listener);
  else index.set(key, new Set([listener]));
}

function remove(index: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const known = index.get(key);
  known?.delete(listener);
  if (known?.size === 0) index.delete(key);
}
