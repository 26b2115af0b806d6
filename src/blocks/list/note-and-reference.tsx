import { TwoLines } from '#ui/table.tsx';
import * as css from './list-results.css.ts';

const NOTHING = '—';

/** A cell in a table of transactions, with a single dash when there is neither note nor reference. */
export function NoteAndReference({ note, reference }: { note: string; reference: string }) {
  if (!note && !reference) return NOTHING;
  const first = (
    <span className={css.note} title={note}>
      {note || NOTHING}
    </span>
  );
  return <TwoLines first={first} second={reference || NOTHING} />;
}
