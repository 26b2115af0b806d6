import { useSignalEffect } from '@preact/signals-react/runtime';
import { useMemo, useRef, useState } from 'react';
import { transactionModal } from '../../../blocks/transaction/transaction-modal.ts';
import type { Row } from '../../../blocks/transaction/transaction-rows.ts';
import { type SteadyRows, steadyRows } from './steady-rows.ts';

interface SteadyList extends SteadyRows {
  /** For the element whose rows must not move under the pointer or the focus. */
  holder: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  /** Lets in what waits. */
  showLatest: () => void;
}

/**
 * While the pointer or the focus is in the list, no row of it moves: what is new waits, and what is gone keeps its place.
 * Another order or filter, and a window that closes, show the list as it is: the person asked for that.
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

  const moved = (what: 'pointer' | 'focus', isInside: boolean) => () => {
    inside.current[what] = isInside;
    const holds = inside.current.pointer || inside.current.focus;
    setHeld((before) => (holds ? (before ?? latest.current) : undefined));
  };
  const rows = held?.criteria === criteria ? held.rows : undefined;
  const steady = useMemo(() => steadyRows(rows, now), [rows, now]);
  return {
    ...steady,
    showLatest,
    holder: {
      onPointerEnter: moved('pointer', true),
      onPointerLeave: moved('pointer', false),
      onFocus: moved('focus', true),
      onBlur: moved('focus', false),
    },
  };
}
