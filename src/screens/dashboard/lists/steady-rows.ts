import type { Row } from '../reconcile-rows.ts';

export interface SteadyRows {
  rows: readonly Row[];
  /** Number of new rows that are not shown yet. */
  waiting: number;
  /** Ids of rows that left the list, but keep their place until it may move. */
  removed: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The held rows in their places, each with its current data. */
export function steadyRows(held: readonly Row[] | undefined, now: readonly Row[]): SteadyRows {
  if (!held || held === now) return { rows: now, waiting: 0, removed: NONE };
  const current = new Map(now.map((row) => [row.transaction.id, row]));
  const removed = new Set<string>();
  let kept = 0;
  const rows = held.map((row) => {
    const latest = current.get(row.transaction.id);
    if (latest) kept += 1;
    else removed.add(row.transaction.id);
    return latest ?? row;
  });
  return { rows, waiting: now.length - kept, removed };
}
