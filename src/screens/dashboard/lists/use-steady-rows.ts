import { useSignalEffect } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import type { Row } from '../reconcile-rows.ts';
import { wasNotPaid } from './row-time-or-status.tsx';

interface SteadyList extends SteadyRows {
  /** Event handlers for the element whose rows must not move under the pointer or focus. */
  holder: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  showWaiting: () => void;
}

/**
 * While the pointer or focus is in the list, no row moves: new rows wait, and removed ones keep their place. Changing
 * the order or a filter, or closing a dialog, shows the current list.
 */
export function useSteadyRows(now: readonly Row[], criteria: object): SteadyList {
  const [held, setHeld] = useState<{ rows: readonly Row[]; criteria: object }>();
  const latest = useRef({ rows: now, criteria });
  latest.current = { rows: now, criteria };
  const inside = useRef({ pointer: false, focus: false });

  const showLatest = () => setHeld((before) => before && latest.current);
  useSignalEffect(() => {
    void transactionModal.current.value;
    showLatest();
  });

  const showWaiting = () => {
    // The pressed button is removed while it has the focus, and no blur event reports that the focus left the list.
    inside.current.focus = false;
    setHeld(inside.current.pointer ? latest.current : undefined);
  };
  const moved = (what: 'pointer' | 'focus', isInside: boolean) => () => {
    inside.current[what] = isInside;
    const holds = inside.current.pointer || inside.current.focus;
    setHeld((before) => (holds ? (before ?? latest.current) : undefined));
  };
  const rows = held?.criteria === criteria ? held.rows : undefined;
  const steady = useMemo(() => steadyRows(rows, now), [rows, now]);
  // A row that is removed later was perhaps not paid by then.
  if (rows && held) held.rows = steady.rows;

  // When rows disappear under the pointer or focus, no event reports that these left the list.
  const empty = steady.rows.length === 0;
  useEffect(() => {
    if (!empty) return;
    inside.current = { pointer: false, focus: false };
    setHeld(undefined);
  }, [empty]);
  return {
    ...steady,
    showWaiting,
    holder: {
      onPointerEnter: moved('pointer', true),
      onPointerLeave: moved('pointer', false),
      onFocus: moved('focus', true),
      onBlur: moved('focus', false),
    },
  };
}

interface SteadyRows {
  rows: readonly Row[];
  /** Number of new rows that are not shown yet. */
  waiting: number;
  /** Ids of rows that left the list, but keep their place until it may move. */
  removed: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The held rows in their places, each with its latest data, without unpaid requests that the user has just marked as seen. */
function steadyRows(held: readonly Row[] | undefined, now: readonly Row[]): SteadyRows {
  if (!held || held === now) return { rows: now, waiting: 0, removed: NONE };
  const current = new Map(now.map((row) => [row.transaction.id, row]));
  const removed = new Set<string>();
  let kept = 0;
  const rows = held.flatMap((row) => {
    const latest = current.get(row.transaction.id);
    if (latest) kept += 1;
    else if (wasNotPaid(row.transaction)) return [];
    else removed.add(row.transaction.id);
    return latest ?? row;
  });
  return { rows, waiting: now.length - kept, removed };
}
