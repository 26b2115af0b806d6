import { type KeyboardEvent, useId, useRef } from 'react';
import { box } from '#ui/checkbox-and-radio.css.ts';
import { switched } from './ranges.ts';
import * as css from './selection.css.ts';

export interface SelectionRow {
  id: string;
  name: string;
  /** Text below the name. */
  detail: string;
  /** Amount on the right: `Q125.50`. */
  amount?: string;
}

interface SelectionListProps {
  label: string;
  rows: readonly SelectionRow[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/**
 * Rows to choose from. Space or a click toggles a row, with Shift all rows since the last toggled one; arrow keys
 * move between rows.
 */
export function SelectionList({ label, rows, chosen, onChange }: SelectionListProps) {
  const name = useId();
  const ids = rows.map(({ id }) => id);
  const last = useRef<string>(undefined);
  const withShift = useRef(false);
  const all = chosen.size === rows.length;
  const turn = (id: string, value: boolean, shift: boolean) => {
    onChange(switched(chosen, ids, { id, value, from: shift ? last.current : undefined }));
    last.current = id;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const { key, shiftKey, currentTarget } = event;
    const id = ids[index];
    // Browsers differ in whether a click triggered by a key reports Shift.
    if (key === ' ' && shiftKey && id) {
      event.preventDefault();
      turn(id, !currentTarget.checked, true);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step) return;
    event.preventDefault();
    const boxes = currentTarget.closest('ul')?.querySelectorAll('input');
    boxes?.[index + step]?.focus();
  };
  return (
    <>
      <div className={css.bar}>
        <label className={css.all}>
          <input
            type="checkbox"
            className={box}
            checked={all}
            ref={(input) => {
              if (input) input.indeterminate = chosen.size > 0 && !all;
            }}
            onChange={() => onChange(new Set(all ? [] : ids))}
          />
          Seleccionar todos
        </label>
        <span className={css.count} role="status">
          {chosen.size} de {rows.length}
        </span>
      </div>
      <ul className={css.rows} aria-label={label}>
        {rows.map(({ id, name: title, detail, amount }, index) => (
          <li key={id} className={css.row}>
            <input
              type="checkbox"
              id={name + id}
              className={box}
              aria-describedby={`${name + id}-detail`}
              checked={chosen.has(id)}
              onClick={({ shiftKey }) => {
                withShift.current = shiftKey;
              }}
              onChange={({ target }) => turn(id, target.checked, withShift.current)}
              onKeyDown={(event) => press(event, index)}
            />
            <label htmlFor={name + id} className={css.name}>
              {title}
            </label>
            {amount && <span className={css.amount}>{amount}</span>}
            <span className={css.detail} id={`${name + id}-detail`}>
              {detail}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
