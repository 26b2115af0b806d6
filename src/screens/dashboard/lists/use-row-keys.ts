import { useRef } from 'react';
import type { Row } from '../transaction-rows.ts';

/**
 * React keys of the rows, by the id of the transaction. Rows that another search or order brings in take over the elements of
 * those that leave, because changing a few texts costs much less than making elements. Otherwise each row has elements of
 * its own, so that its menu and the focus never pass to another transaction.
 */
export function useRowKeys(rows: readonly Row[], criteria: object): ReadonlyMap<string, number> {
  const last = useRef({ criteria, keys: new Map<string, number>(), count: 0 }).current;
  const free = new Map(last.criteria === criteria || focusIsOnRow() ? [] : last.keys);
  for (const { transaction } of rows) free.delete(transaction.id);
  const freeKeys = free.values();
  last.criteria = criteria;
  last.keys = new Map(
    rows.map(({ transaction: { id } }) => [id, last.keys.get(id) ?? freeKeys.next().value ?? last.count++]),
  );
  return last.keys;
}

/** Or in a dialog that may give it back to the row that opened it. */
const focusIsOnRow = () => document.activeElement?.closest('li, [role$=dialog]');
