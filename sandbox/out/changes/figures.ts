import type { EventName } from './change-stream.ts';
import type { LimitName } from './limits.ts';

/** Metrics of this process's streams. */
export interface ChangeFigures {
  /** Number of open streams. */
  open(): number;
  /** Number of streams opened so far, including reconnections. */
  openings(): number;
  readonly events: ReadonlyMap<EventName, number>;
  readonly refusals: ReadonlyMap<LimitName, number>;
  /** Number of streams that were cut because their callers did not read. */
  cuts(): number;
  /** Calls `observe` with the seconds from each change to its event. */
  followLag(observe: (seconds: number) => void): void;
}

export function createFigures(open: () => number) {
  const events = new Map<EventName, number>();
  const refusals = new Map<LimitName, number>();
  let openings = 0;
  let cuts = 0;
  let observe: (seconds: number) => void = () => {};
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    open,
    openings: () => openings,
    events,
    refusals,
    cuts: () => cuts,
    followLag(given: (seconds: number) => void) {
      observe = given;
    },
    opened() {
      openings += 1;
    },
    sent: (event: EventName) => void count(events, event),
    refused: (limit: LimitName) => void count(refusals, limit),
    wasCut() {
      cuts += 1;
    },
    onLag: (seconds: number) => observe(seconds),
  };
}
