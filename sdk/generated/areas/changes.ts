// Generated from openapi/ by `npm run generate`. Do not edit.

import { stream } from '../../src/handwritten-calls/changes-stream.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';

/** A stream that says what has changed, instead of polling. */
export interface ChangesApi {
  /**
   * Stream of changes.
   *
   * A stream of server-sent events that says which lists of the caller's scope have changed, so that they need not
   * be polled every few seconds. It carries no amounts, names or ids: data is still read with the other calls, and
   * an event can at worst cause one read too many. Keep polling slowly as well, for example once a minute; where
   * events have a `changedCount`, every ten minutes and after midnight in the business's time zone, when
   * `transactions.listPaid` begins anew without a change.
   *
   * Each event has one `event:` line with its name and one `data:` line with JSON, in one of the forms of
   * `ChangeEvent`; the first is `ready`. There is no `id:`: after a lost stream open another and read all lists
   * once. A `ping` comes after 15 seconds without another event. Treat the stream as lost after 40 seconds without
   * any event, and poll until another one is `ready`.
   *
   * Read it with `fetch`, because `EventSource` sends no `Authorization`. `Accept` makes no difference. The stream
   * ends with the session. When the caller's permissions or scope change, it adapts or ends with a `bye`. A caller
   * that stops reading is disconnected without one.
   *
   * The stream is optional: a backend without it returns 404 or 501, and its callers poll.
   *
   * Needs a session.
   *
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: This backend has no stream.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `GET /changes/v3/stream`
   */
  stream: ReturnType<typeof stream>;
}

export function changesCalls(transport: Transport): ChangesApi {
  return {
    stream: stream(transport),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createChangesApi(options: BusinessApiOptions): ChangesApi {
  return changesCalls(createTransport(options));
}
