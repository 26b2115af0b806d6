import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import type { BankReading, UncomparedRow } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';
import { datedAboveText, hiddenText, otherSheetsText, uncomparedText } from './reconcile-texts.ts';
import { useLongList } from './use-long-list.tsx';

/** Says how many rows of the file are not compared, lists them with why, and which lines have the date of another, another sheet or a hidden row. */
export function UncomparedRows({
  reading: { uncompared, datedAbove, hidden, otherSheets },
}: {
  reading: BankReading;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {uncompared.length > 0 && (
        <Alert tone="warning">
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{uncomparedText(uncompared.length)}</summary>
            {open && <Rows rows={uncompared} />}
          </details>
        </Alert>
      )}
      {otherSheets.length > 0 && <Alert tone="warning">{otherSheetsText(otherSheets)}</Alert>}
      {hidden > 0 && <Alert tone="info">{hiddenText(hidden)}</Alert>}
      {datedAbove > 0 && <Alert tone="info">{datedAboveText(datedAbove)}</Alert>}
    </>
  );
}

function Rows({ rows }: { rows: readonly UncomparedRow[] }) {
  const { shown, more } = useLongList(rows);
  return (
    <div className={css.picks}>
      <ul>
        {shown.map(({ id, text, reason }) => (
          <li key={id}>
            <span className={css.pickName}>{text ? `Línea ${id}: ${text}` : `Línea ${id}`}</span>
            <span className={css.pickNote}>{reason}</span>
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
