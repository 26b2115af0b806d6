import type { ChangedList } from '../../generated/entities.ts';
import type { Failure } from '../result.ts';

/** A reported change. Until the first one, treat the stream as lost. */
export type FollowedChange =
  /**
   * The stream is open, for the first time or again. Read all lists once now, because earlier changes were not reported. From
   * now on changes in `lists` are reported, and only the other lists have to be polled. To be safe, read all lists every minute
   * as well. If the stream `isCounted`, it detects a lost report within 15 s; then every ten minutes is enough, and after
   * midnight, when `transactions.listPaid` starts empty.
   */
  | { kind: 'live'; lists: ChangedList[]; isCounted: boolean }
  /**
   * Read these lists; after a report was lost on the way, all are named. After `session`, renew the session and read all lists.
   * Ignore lists that you do not know.
   */
  | { kind: 'changed'; lists: ChangedList[] }
  /**
   * Changes are no longer reported, so poll. The next attempt begins in `retryInMs` milliseconds; `failure` says why the last
   * one ended.
   */
  | { kind: 'lost'; retryInMs: number; failure: Failure }
  /**
   * The last report, because another attempt would fail too. Either `failure.kind` is `session-ended`, `aborted` (by the
   * signal) or `misuse`; or `failure.status` is 404 or 501 (the server does not offer the stream, so poll) or 403 (this
   * session may not use it).
   */
  | { kind: 'ended'; failure: Failure };
