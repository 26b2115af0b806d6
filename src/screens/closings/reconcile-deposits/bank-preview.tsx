import { useSignals } from '@preact/signals-react/runtime';
import { formatCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { untranslated } from '#styles/typography.css.ts';
import { dayInWords } from './bank-questions.ts';
import type { BankLine } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';

interface CellTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { id: number; cells: readonly string[] }[];
}

export const CellTable = ({ label, heads, rows }: CellTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
  <section className={css.sample} aria-label={label} tabIndex={0}>
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={untranslated}>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const SHOWN = 5;

/** How the first lines are read: days in words, and money that came apart from money that left. */
export function BankPreview({ lines }: { lines: readonly BankLine[] }) {
  useSignals();
  const money = (cents: number) => (cents > 0 ? formatCents(cents, config.value) : '');
  return (
    <CellTable
      label="Así se leen"
      heads={['Fecha', 'Entró', 'Salió', 'Descripción']}
      rows={lines.slice(0, SHOWN).map(({ id, day, text, cents }) => ({
        id,
        cells: [dayInWords(day, config.value.locale, 'short'), money(cents), money(-cents), text],
      }))}
    />
  );
}
