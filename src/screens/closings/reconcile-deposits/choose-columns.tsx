import { useState } from 'react';
import { stack } from '../../../../styles/layout.css.ts';
import { secondary } from '../../../../styles/typography.css.ts';
import * as imports from '../../../blocks/imports/imports.css.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type BankColumns, bankLines } from './bank-lines.ts';
import type { BankSource } from './choose-bank-file.tsx';
import * as css from './reconcile.css.ts';
import { daysOf, linesText } from './reconcile-texts.ts';

interface ChooseColumnsProps {
  source: BankSource;
  /** The columns chosen earlier, or a guess. */
  columns: BankColumns;
  onColumns: (columns: BankColumns) => void;
  onLeave: () => void;
}

/** Labels of the columns, in the order of the selects. */
export const COLUMN_LABELS: readonly (readonly [keyof BankColumns, string])[] = [
  ['day', 'Fecha'],
  ['text', 'Descripción'],
  ['reference', 'Referencia'],
  ['credit', 'Crédito o monto'],
  ['debit', 'Débito'],
];
const NEEDED: readonly (keyof BankColumns)[] = ['day', 'credit'];
const NONE = '-1';

const letter = (at: number): string => String.fromCharCode(65 + at);

/** Column letter as in a spreadsheet: `A`, `B`, … `AA`. */
export const columnLetter = (at: number): string =>
  at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26);

/** Lets the user assign the columns, with the first five rows shown beside. */
export function ChooseColumns({ source: { name, rows }, columns, onColumns, onLeave }: ChooseColumnsProps) {
  const [chosen, setChosen] = useState(columns);
  const [tried, setTried] = useState(false);
  const lines = bankLines(rows, chosen);
  const { heading } = rows;
  const sample = rows.rows.slice(0, 5);
  const width = Math.max(heading.length, ...sample.map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const options = places.map((at) => ({
    value: String(at),
    label: heading[at] ? `${columnLetter(at)} · ${heading[at]}` : `Columna ${columnLetter(at)}`,
  }));
  return (
    <Card title={`Columnas de ${name}`}>
      <div className={stack[4]}>
        {tried && lines.length === 0 && (
          <Alert tone="error" title="Columnas">
            Con estas columnas ninguna línea tiene fecha y monto
          </Alert>
        )}
        <p className={secondary}>
          Di una vez qué tiene cada columna: este dispositivo lo recuerda para los archivos de este banco.
        </p>
        <div className={css.fields}>
          {COLUMN_LABELS.map(([column, label]) => (
            <SelectField
              key={column}
              label={label}
              value={String(chosen[column])}
              options={[
                { value: NONE, label: NEEDED.includes(column) ? 'Elige una' : 'Ninguna' },
                ...options,
              ]}
              onChange={(value) => setChosen({ ...chosen, [column]: Number(value) })}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
        <section className={css.sample} aria-label="Primeras líneas" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {options.map(({ value, label }) => (
                  <th key={value} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never move
                <tr key={index}>
                  {places.map((at) => (
                    <td key={at}>{row[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={secondary} role="status">
          {lines.length === 0 ? 'Ninguna línea aún' : `${linesText(lines.length)}, ${daysOf(lines)}`}
        </p>
        <div className={imports.foot}>
          <Button variant="text" onClick={onLeave}>
            Otro archivo
          </Button>
          <Button onClick={() => (lines.length === 0 ? setTried(true) : onColumns(chosen))}>Comparar</Button>
        </div>
      </div>
    </Card>
  );
}
