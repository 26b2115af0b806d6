import { push } from '#styles/layout.css.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { columnLetter } from '#tables/column-letter.ts';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { Icon } from '#ui/icon.tsx';
import { accountText } from '../deposits/deposit-texts.ts';
import { type BankColumns, COLUMN_LABELS } from './bank-layout.ts';
import type { Deposit } from './match-deposits.ts';
import type { BankLine } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';
import { daysOf, linesText } from './reconcile-texts.ts';

interface BankFileCardProps {
  name: string;
  lines: readonly BankLine[];
  columns: BankColumns;
  /** The latest deposit of the file's days names the account. */
  deposits: readonly Deposit[];
  onColumns: () => void;
  onLeave: () => void;
}

/** A single column of amounts holds debits too. */
const amountLabel = ({ debit }: BankColumns) => (debit >= 0 ? 'Crédito' : 'Monto');

/** The file that is compared, and how its columns were read. */
export function BankFileCard({ name, lines, columns, deposits, onColumns, onLeave }: BankFileCardProps) {
  const last = deposits.at(-1);
  return (
    <section className={card} aria-label="Archivo">
      <div className={css.source}>
        <Icon name="file" />
        <div className={css.sourceName}>
          <p className={strong}>{name}</p>
          <p className={secondary}>
            {[linesText(lines.length), daysOf(lines), last && accountText(last)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ul className={css.sourceColumns} aria-label="Columnas">
          {COLUMN_LABELS.filter(([column]) => columns[column] >= 0).map(([column, label]) => (
            <li key={column} className={css.column}>
              <b>{column === 'credit' ? amountLabel(columns) : label.split(',')[0]}</b>{' '}
              {columnLetter(columns[column])}
            </li>
          ))}
        </ul>
        <Button variant="text" size="sm" onClick={onColumns}>
          Cambiar columnas
        </Button>
        <span className={push}>
          <Button variant="outline" size="sm" icon="upload" onClick={onLeave}>
            Otro archivo
          </Button>
        </span>
      </div>
    </section>
  );
}
