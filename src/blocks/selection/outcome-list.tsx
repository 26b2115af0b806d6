import { Chip, type Tone } from '#ui/chip.tsx';
import type { IconName } from '#ui/icon.tsx';
import type { Outcome } from './outcome.ts';
import * as css from './selection.css.ts';
import type { SelectionRow } from './selection-list.tsx';

const STYLE: Record<Outcome['kind'], { tone: Tone; icon: IconName }> = {
  done: { tone: 'completed', icon: 'check' },
  overtaken: { tone: 'neutral', icon: 'slash' },
  failed: { tone: 'rejected', icon: 'close' },
};

interface OutcomeListProps {
  rows: readonly SelectionRow[];
  outcomes: ReadonlyMap<string, Outcome>;
}

/** Each chosen row with its outcome, and the number of rows per outcome. */
export function OutcomeList({ rows, outcomes }: OutcomeListProps) {
  return (
    <>
      <p role="status" className={css.progress}>
        {outcomes.size < rows.length
          ? `${outcomes.size} de ${rows.length}`
          : summaryOf([...outcomes.values()])}
      </p>
      <ul className={css.rows}>
        {rows.map(({ id, name, amount }) => (
          <OutcomeRow key={id} name={amount ? `${name} · ${amount}` : name} outcome={outcomes.get(id)} />
        ))}
      </ul>
    </>
  );
}

const OutcomeRow = ({ name, outcome }: { name: string; outcome: Outcome | undefined }) => (
  <li className={css.outcome}>
    <span className={css.outcomeName}>{name}</span>
    {outcome ? <Chip {...STYLE[outcome.kind]}>{outcome.text}</Chip> : <Chip icon="spinner">En curso</Chip>}
    {outcome?.reason && <span className={css.reason}>{outcome.reason}</span>}
  </li>
);

/** `Cancelado: 3. Ya se pagó: 1.` */
function summaryOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { text } of outcomes) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${text}: ${count}.`).join(' ');
}
