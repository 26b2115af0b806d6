import { Button } from '#ui/button.tsx';
import { firstRows, ROWS_ADDED, useRowLimit } from '#ui/use-row-limit.ts';
import * as css from './reconcile.css.ts';

/** The lists of a file keep what they show until the user leaves it. */
const ONE_FILE = {};

/** The rows of a long list that are rendered, at least as many as given, and what follows them while there are more. */
export function useLongList<Row>(rows: readonly Row[], least = 0) {
  const { limit, showMore, endRef } = useRowLimit(rows.length, ONE_FILE, Math.max(firstRows(), least));
  const hidden = rows.length - limit;
  return {
    shown: rows.slice(0, limit),
    more: hidden > 0 && (
      <div ref={endRef} className={css.more}>
        <Button variant="text" size="sm" onClick={showMore}>
          Mostrar {Math.min(hidden, ROWS_ADDED)} más
        </Button>
      </div>
    ),
  };
}
