import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { countText } from '#blocks/count-text.ts';
import { formatDay } from '#domain/day.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { Card } from '#ui/card.tsx';
import { box } from '#ui/checkbox-and-radio.css.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { sumOf } from './match-deposits.ts';
import type { BankLine } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';
import { noteOf } from './reconcile-texts.ts';
import type { Reconciliation } from './reconciliation.ts';
import { useLongList } from './use-long-list.tsx';

/** Ids of the chosen deposit and lines. */
export interface Chosen {
  depositId: string;
  lineIds: readonly number[];
}

interface UnmatchedListsProps {
  deposits: Reconciliation['deposits'];
  lines: readonly BankLine[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Deposits and lines without a counterpart. Choosing a deposit also chooses the lines proposed for it. */
export function UnmatchedLists({ deposits, lines, chosen, onChoose }: UnmatchedListsProps) {
  useSignals();
  const group = useId();
  const cents = deposits.reduce((sum, { deposit }) => sum + toCents(deposit.amount), 0);
  const toggle = ({ id }: BankLine, isChosen: boolean) =>
    onChoose({
      ...chosen,
      lineIds: isChosen ? [...chosen.lineIds, id] : chosen.lineIds.filter((one) => one !== id),
    });
  const chosenLines = new Set(chosen.lineIds);
  return (
    <div className={css.pairs}>
      <Picks
        title="Depósitos de cobros"
        rows={deposits}
        isChosen={({ deposit }) => deposit.id === chosen.depositId}
        cents={cents}
        none="Todos tienen su línea"
      >
        {(one, isChosen) => (
          <li key={one.deposit.id}>
            <label className={css.pick}>
              <input
                type="radio"
                className={box}
                name={group}
                checked={isChosen}
                onChange={() =>
                  onChoose({ depositId: one.deposit.id, lineIds: one.lines.map(({ id }) => id) })
                }
              />
              <span>
                <span className={css.pickName}>{one.deposit.reference}</span>
                <span className={css.pickNote}>
                  {one.deposit.formattedScheduledDay} · {noteOf(one)}
                </span>
              </span>
              <span className={css.amount}>{one.deposit.formattedAmount}</span>
            </label>
          </li>
        )}
      </Picks>
      <Picks
        title="Líneas del banco"
        rows={lines}
        isChosen={({ id }) => chosenLines.has(id)}
        cents={sumOf(lines)}
        none="Todas tienen su depósito"
      >
        {(line, isChosen) => (
          <li key={line.id}>
            <label className={css.pick}>
              <input
                type="checkbox"
                className={box}
                checked={isChosen}
                onChange={({ target }) => toggle(line, target.checked)}
              />
              <span>
                <span className={css.pickName}>{line.text || 'Sin descripción'}</span>
                <span className={css.pickNote}>{formatDay(line.day)}</span>
              </span>
              <span className={css.amount}>{formatCents(line.cents, config.value)}</span>
            </label>
          </li>
        )}
      </Picks>
    </div>
  );
}

interface PicksProps<Row> {
  title: string;
  rows: readonly Row[];
  isChosen: (row: Row) => boolean;
  cents: number;
  /** Shown when the list is empty. */
  none: string;
  children: (row: Row, isChosen: boolean) => ReactNode;
}

function Picks<Row>({ title, rows, isChosen, cents, none, children }: PicksProps<Row>) {
  useSignals();
  const { shown, more } = useLongList(rows, rows.findLastIndex(isChosen) + 1);
  return (
    <Card
      title={title}
      flush
      aside={
        <>
          <CountBadge>{countText(rows.length)}</CountBadge>
          <span className={css.total}>{formatCents(cents, config.value)}</span>
        </>
      }
    >
      {rows.length === 0 ? (
        <p className={css.empty}>{none}</p>
      ) : (
        <div className={css.picks}>
          <ul>{shown.map((row) => children(row, isChosen(row)))}</ul>
          {more}
        </div>
      )}
    </Card>
  );
}
