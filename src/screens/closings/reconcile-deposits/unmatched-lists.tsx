import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { countText } from '../../../blocks/count-text.ts';
import { formatDay } from '../../../domain/day.ts';
import { formatCents, toCents } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import { Card } from '../../../ui/card.tsx';
import { box } from '../../../ui/checkbox-and-radio.css.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import type { BankLine } from './bank-lines.ts';
import { sumOf } from './match-deposits.ts';
import * as css from './reconcile.css.ts';
import { noteOf } from './reconcile-texts.ts';
import type { Reconciliation } from './reconciliation.ts';

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
  return (
    <div className={css.pairs}>
      <Picks title="Depósitos de cobros" count={deposits.length} cents={cents} none="Todos tienen su línea">
        {deposits.map((one) => (
          <li key={one.deposit.id}>
            <label className={css.pick}>
              <input
                type="radio"
                className={box}
                name={group}
                checked={one.deposit.id === chosen.depositId}
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
        ))}
      </Picks>
      <Picks
        title="Líneas del banco"
        count={lines.length}
        cents={sumOf(lines)}
        none="Todas tienen su depósito"
      >
        {lines.map((line) => (
          <li key={line.id}>
            <label className={css.pick}>
              <input
                type="checkbox"
                className={box}
                checked={chosen.lineIds.includes(line.id)}
                onChange={({ target }) => toggle(line, target.checked)}
              />
              <span>
                <span className={css.pickName}>{line.text || 'Sin descripción'}</span>
                <span className={css.pickNote}>{formatDay(line.day)}</span>
              </span>
              <span className={css.amount}>{formatCents(line.cents, config.value)}</span>
            </label>
          </li>
        ))}
      </Picks>
    </div>
  );
}

interface PicksProps {
  title: string;
  count: number;
  cents: number;
  /** Shown when the list is empty. */
  none: string;
  children: ReactNode;
}

function Picks({ title, count, cents, none, children }: PicksProps) {
  useSignals();
  return (
    <Card
      title={title}
      flush
      aside={
        <>
          <CountBadge>{countText(count)}</CountBadge>
          <span className={css.total}>{formatCents(cents, config.value)}</span>
        </>
      }
    >
      {count === 0 ? <p className={css.empty}>{none}</p> : <ul className={css.picks}>{children}</ul>}
    </Card>
  );
}
