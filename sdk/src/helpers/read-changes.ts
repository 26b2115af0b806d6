import type { ByeEvent, ChangedList } from '../../generated/entities.ts';
import { brokenOff, type Deadline, deadline } from '../deadline.ts';
import { type Failure, failed } from '../result.ts';
import { eventParser } from './event-parser.ts';
import type { FollowedChange } from './followed-change.ts';

/** As described: a ping comes every 15 s, and a stream without any event for this long is lost. */
const SILENCE_MS = 40_000;

/** How a stream, or the attempt to open one, ended. */
export interface Ending {
  failure: Failure;
  /** How long the server asks to wait before another attempt. */
  retryAfterSeconds?: number | undefined;
  /** The server ended the stream because of the session. The response to the next attempt says why. */
  isRefused?: boolean;
}

/** Reads a stream to its end, reports its events, and closes it. */
export async function readChanges(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  report: (change: FollowedChange) => void,
): Promise<Ending> {
  const reader = stream.getReader();
  const parse = eventParser();
  let limit = silenceLimit(signal);
  let isLive = false;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), limit.reached]);
      if (done) return failed('network', {});
      for (const { name, data } of parse(value)) {
        limit.clear();
        limit = silenceLimit(signal);
        if (name === 'bye') return endingOf(data);
        if (name === 'ready') report({ kind: 'live', lists: listsIn(data) });
        else if (name === 'changed' && isLive) report({ kind: 'changed', lists: listsIn(data) });
        isLive ||= name === 'ready';
      }
    }
  } catch (cause) {
    // Also for an unreadable event: everything is read again once the stream is live.
    return brokenOff(limit, cause);
  } finally {
    limit.clear();
    reader.cancel().catch(() => undefined);
  }
}

function silenceLimit(signal: AbortSignal): Deadline {
  const limit = deadline(SILENCE_MS, signal);
  // The stream may end before anything waits for it.
  limit.reached.catch(() => undefined);
  return limit;
}

/** Lists that this version does not know are passed on, like unknown failure codes. @throws if there are none */
function listsIn(data: string): ChangedList[] {
  const { lists } = JSON.parse(data) as { lists: ChangedList[] };
  return lists.filter((list) => typeof list === 'string');
}

function endingOf(data: string): Ending {
  const { reason, retryAfterSeconds } = JSON.parse(data) as ByeEvent['data'];
  const isRefused = reason === 'session-ended' || reason === 'not-allowed';
  return { ...failed('network', {}), retryAfterSeconds: Number(retryAfterSeconds) || 0, isRefused };
}
