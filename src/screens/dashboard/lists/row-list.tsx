import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '#ui/button.tsx';
import { ROWS_ADDED, useRowLimit } from '#ui/use-row-limit.ts';
import { markedIds } from '../alerts/arrivals.ts';
import type { Row } from '../reconcile-rows.ts';
import * as css from './live-lists.css.ts';
import { openQuestions } from './open-questions.ts';
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
  const questions = openQuestions.value;
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
            asks={questions.has(row.transaction.id)}
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
