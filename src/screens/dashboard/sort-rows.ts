import type { Row } from './reconcile-rows.ts';

export type SortOrder = 'desc' | 'asc';

/** Rows come newest first; `asc` reverses them. */
export function sortRows(rows: readonly Row[], order: SortOrder): readonly Row[] {
  return order === 'desc' ? rows : [...rows].reverse();
}
