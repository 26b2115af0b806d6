import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { markedIds } from '../alerts/marked-arrivals.ts';
import type { Row } from '../reconcile-rows.ts';
import * as css from './live-lists.css.ts';
import { TransactionRow } from './transaction-row.tsx';
import type { Viewer } from './viewer.ts';

interface RowListProps {
  rows: readonly Row[];
  /** Ids of rows that left the list but keep their place. */
  removed: ReadonlySet<string>;
  /** A different object means a different list, which starts at its top. */
  criteria: object;
  viewer: Viewer;
}

export function RowList({ rows, removed, criteria, viewer }: RowListProps) {
  useSignals();
  const marked = markedIds.value;
  const { limit, showMore, endRef } = useRowLimit(rows.length, criteria);
  const hidden = rows.length - limit;
  return (
    <>
      <ul>
        {rows.slice(0, limit).map((row) => (
          <TransactionRow
            key={row.transaction.id}
            row={row}
            viewer={viewer}
            isNew={marked.has(row.transaction.id)}
            isRemoved={removed.has(row.transaction.id)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={css.foot} ref={endRef}>
          <Button variant="text" size="sm" onClick={showMore}>
            Mostrar {Math.min(hidden, ROWS_ADDED)} más
          </Button>
        </div>
      )}
    </>
  );
}

const ROW_HEIGHT = 60;
/** Minimum height of the content above the lists. */
const ABOVE = 240;
/** Rows rendered below the window's end. */
const EXTRA_ROWS = 2;
/** Less than the height of the extra rows, so that only scrolling adds rows, not every search or change of order. */
const NEAR = '100px';
/** Rows added at a time. */
const ROWS_ADDED = 50;

/** Slightly more rows than fit on the screen, because a keystroke in the search may render all of them. */
const firstRows = () => Math.ceil((window.innerHeight - ABOVE) / ROW_HEIGHT) + EXTRA_ROWS;

export interface RowLimit {
  limit: number;
  showMore(): void;
  /** Ref of the element after the last row. */
  endRef: RefObject<HTMLDivElement | null>;
}

/** Renders the start of a long list, and adds rows when scrolling approaches the end. */
function useRowLimit(length: number, criteria: object): RowLimit {
  const [grown, setGrown] = useState({ criteria, limit: 0 });
  const limit = Math.max(firstRows(), grown.criteria === criteria ? grown.limit : 0);
  const endRef = useRef<HTMLDivElement>(null);
  const showMore = useCallback(() => setGrown({ criteria, limit: limit + ROWS_ADDED }), [criteria, limit]);

  useEffect(() => {
    const end = endRef.current;
    if (!end || length <= limit) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) showMore();
      },
      { rootMargin: `0px 0px ${NEAR} 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [length, limit, showMore]);

  return { limit, showMore, endRef };
}
