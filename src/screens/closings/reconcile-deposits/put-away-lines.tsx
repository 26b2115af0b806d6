import { useSignals } from '@preact/signals-react/runtime';
import { formatDay } from '#domain/day.ts';
import { formatCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { BankLine } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';

/** Lines set aside because they belong to no deposit, each with a button to take it back. */
export function PutAwayLines({
  lines,
  onReturn,
}: {
  lines: readonly BankLine[];
  onReturn: (line: BankLine) => void;
}) {
  useSignals();
  return (
    <Card title="No son nuestras" flush>
      <ul className={css.picks}>
        {lines.map((line) => (
          <li key={line.id} className={css.source}>
            <span>
              <span className={css.pickName}>{line.text || 'Sin descripción'}</span>
              <span className={css.pickNote}>{formatDay(line.day)}</span>
            </span>
            <span className={css.total}>{formatCents(line.cents, config.value)}</span>
            <Button
              variant="text"
              size="sm"
              aria-label={`Regresar a la lista: ${line.text}`}
              onClick={() => onReturn(line)}
            >
              Regresar
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
