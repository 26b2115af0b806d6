import { useSignals } from '@preact/signals-react/runtime';
import { formatCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { push, row } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { type Deposit, differenceOf, sumOf } from './match-deposits.ts';
import type { BankLine } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';
import { linesText } from './reconcile-texts.ts';

interface MatchBarProps {
  deposit: Deposit | undefined;
  lines: readonly BankLine[];
  onMatch: () => void;
  onPutAway: () => void;
}

/** Shows the chosen deposit and lines, their difference, and the possible actions. */
export function MatchBar({ deposit, lines, onMatch, onPutAway }: MatchBarProps) {
  useSignals();
  const money = (cents: number) => formatCents(cents, config.value);
  const difference = deposit && lines.length > 0 ? differenceOf(deposit, lines) : undefined;
  return (
    <div className={css.matchBar}>
      <Icon name="link" />
      <p className={css.matchBarText} role="status">
        {deposit && (
          <>
            <b>
              {deposit.reference} {deposit.status === 'returned' ? 'devuelto' : deposit.formattedAmount}
            </b>
            {lines.length > 0 ? ' con ' : ': elige sus líneas del banco'}
          </>
        )}
        {lines.length > 0 && (
          <b>
            {linesText(lines.length)} de {money(sumOf(lines))}
          </b>
        )}
        {!deposit && lines.length === 0 && 'Elige un depósito y sus líneas del banco'}
        {difference !== undefined && `: diferencia ${money(difference)}`}
      </p>
      <span className={classes(row[2], push)}>
        <Button variant="text" size="sm" disabled={lines.length === 0} onClick={onPutAway}>
          {lines.length > 1 ? 'No son nuestras' : 'No es nuestra'}
        </Button>
        <Button variant="outline" size="sm" disabled={difference !== 0} onClick={onMatch}>
          Unir
        </Button>
      </span>
    </div>
  );
}
