import type { Failure } from '@cobros/sdk';
import { type FollowedChange, followChanges } from '@cobros/sdk/follow-changes';
import * as assert from 'uvu/assert';
import { changeStreamServer, type ServedStream, type StreamOutcome } from './change-stream-server.ts';
import { recordedClient } from './recorded-client.ts';

/** Describes a change in one line, such as `live pending paid`, `lost network` or `ended session-ended`. */
const lineOf = (change: FollowedChange): string =>
  [change.kind, ...('lists' in change ? change.lists : [change.failure.kind])].join(' ');

/** Follows the changes of a server with these outcomes. */
export function follower(...outcomes: StreamOutcome[]) {
  const server = changeStreamServer(...outcomes);
  const client = recordedClient(server.respond);
  const stop = new AbortController();
  const changes = followChanges(client.api, { signal: stop.signal });
  let last: FollowedChange | undefined;

  /** Returns the line of the next change. @throws after the last one */
  async function line(): Promise<string> {
    const { done, value } = await changes.next();
    if (done || !value) throw new Error('There is no further change');
    last = value;
    return lineOf(value);
  }
  return {
    ...client,
    server,
    stop,
    changes,
    line,
    /** The server's side of the stream with this number, once it is live. */
    async live(number = 0): Promise<ServedStream> {
      const first = line();
      const stream = await server.stream(number);
      stream.tell('ready', ['pending', 'paid']);
      assert.is(await first, 'live pending paid');
      return stream;
    },
    /** The details of the last change. */
    told: () => ({
      retryInMs: Number.NaN,
      ...(last as { retryInMs?: number; failure?: Failure; isCounted?: boolean }),
    }),
  };
}
