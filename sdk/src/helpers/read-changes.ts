import type { ByeEvent, ChangedEvent, ChangedList } from '../../generated/entities.ts';
import { brokenOff, type Deadline, deadline } from '../deadline.ts';
import { type Failure, failed } from '../result.ts';
import { eventParser } from './event-parser.ts';
import type { FollowedChange } from './followed-change.ts';

/** The API sends a ping every 15 s; a stream without any event for this long is lost. */
const SILENCE_MS = 40_000;

/** How a stream, or the attempt to open one, ended. */
export interface Ending {
  failure: Failure;
  /** How long the server asks to wait before another attempt. */
  retryAfterSeconds?: number | undefined;
  /** The server ended the stream because of the session. The response to the next attempt gives the reason. */
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
  const hear = reporterOf(report);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), limit.reached]);
      if (done) return failed('network', {});
      for (const { name, data } of parse(value)) {
        limit.clear();
        limit = silenceLimit(signal);
        if (name === 'bye') return endingOf(data);
        hear(name, data);
      }
    }
  } catch (cause) {
    // An unreadable event is handled like a lost stream: everything is read again once the stream is live.
    return brokenOff(limit, cause);
  } finally {
    limit.clear();
    reader.cancel().catch(() => undefined);
  }
}

function silenceLimit(signal: AbortSignal): Deadline {
  const limit = deadline(SILENCE_MS, signal);
  // The stream may end before anything waits for this promise.
  limit.reached.catch(() => undefined);
  return limit;
}

/** @returns a function that reports events, and all lists once some were lost on the way; it throws if one is unreadable */
function reporterOf(report: (change: FollowedChange) => void): (name: string, data: string) => void {
  const reported = new Set<ChangedList>();
  let isLive = false;
  /** Number of `changed` events received; undefined unless the server counts them. */
  let arrived: number | undefined;
  /** Continues from the server's count, so that each loss is reported once. */
  const isComplete = ({ changedCount }: Told) => {
    if (arrived === undefined || changedCount === arrived) return true;
    arrived = Number(changedCount);
    return false;
  };
  return (name, data) => {
    if (name === 'ready') {
      const { lists, changedCount } = toldIn(data);
      isLive = true;
      arrived = changedCount;
      for (const list of lists) reported.add(list);
      report({ kind: 'live', lists, isCounted: arrived !== undefined });
    } else if (name === 'changed' && isLive) {
      const told = toldIn(data);
      if (arrived !== undefined) arrived += 1;
      for (const list of told.lists) reported.add(list);
      report({ kind: 'changed', lists: isComplete(told) ? told.lists : [...reported] });
    } else if (name === 'ping' && arrived !== undefined && !isComplete(JSON.parse(data))) {
      report({ kind: 'changed', lists: [...reported] });
    }
  };
}

type Told = Pick<ChangedEvent['data'], 'changedCount'>;

/** Lists that this version does not know are passed on, like unknown failure codes. @throws if there are no lists */
function toldIn(data: string): ChangedEvent['data'] {
  const told = JSON.parse(data) as ChangedEvent['data'];
  return { ...told, lists: told.lists.filter((list) => typeof list === 'string') };
}

function endingOf(data: string): Ending {
  const { reason, retryAfterSeconds } = JSON.parse(data) as ByeEvent['data'];
  const isRefused = reason === 'session-ended' || reason === 'not-allowed';
  return { ...failed('network', {}), retryAfterSeconds: Number(retryAfterSeconds) || 0, isRefused };
}
