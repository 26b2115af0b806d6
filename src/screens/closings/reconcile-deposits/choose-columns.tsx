import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as imports from '#blocks/imports/imports.css.ts';
import { config } from '#stores/config.ts';
import { stack } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { columnLetter } from '#tables/column-letter.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { widthOf } from './bank-file.ts';
import { type BankColumn, type BankLayout, COLUMN_LABELS } from './bank-layout.ts';
import { BankPreview, CellTable } from './bank-preview.tsx';
import { bankQuestions } from './bank-questions.ts';
import type { BankSource } from './choose-bank-file.tsx';
import { guessLayout } from './guess-layout.ts';
import type { BankReading } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';
import { daysOf, linesText } from './reconcile-texts.ts';
import { UncomparedRows } from './uncompared-rows.tsx';

interface ChooseColumnsProps {
  source: BankSource;
  /** The layout chosen so far, or a guess. */
  layout: BankLayout;
  reading: BankReading;
  onChange: (layout: BankLayout) => void;
  onCompare: () => void;
  onLeave: () => void;
}

/** The error below a column without which nothing can be compared. */
const NEEDED: Partial<Record<BankColumn, string>> = {
  day: 'Elige la columna de la fecha',
  credit: 'Elige la columna de los créditos o la del monto',
};
const NONE = '-1';

/** Lets the user say what the columns have, and what the cells do not say, beside the first rows and how they are read. */
export function ChooseColumns({
  source: { name, file },
  layout,
  reading,
  onChange,
  onCompare,
  onLeave,
}: ChooseColumnsProps) {
  useSignals();
  const [tried, setTried] = useState(false);
  const { lines, open } = reading;
  const guess = guessLayout(file, config.value);
  const sample = file.rows.slice(0, 5);
  const width = Math.max(file.heading.length, ...sample.map(widthOf));
  const options = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: file.heading[at] ? `${columnLetter(at)} · ${file.heading[at]}` : `Columna ${columnLetter(at)}`,
  }));
  const missing = COLUMN_LABELS.filter(([column]) => NEEDED[column] && layout.columns[column] < 0);
  const isReady = missing.length + open.length === 0 && lines.length > 0;
  return (
    <Card title={name ? `Columnas de ${name}` : 'Columnas de las líneas que pegaste'}>
      <div className={stack[4]}>
        {tried && !isReady && (
          <Alert tone="error" title="Columnas">
            {missing.length + open.length > 0
              ? 'Falta elegir lo que el archivo no dice'
              : 'Con estas columnas ninguna línea tiene fecha y monto'}
          </Alert>
        )}
        <p className={secondary}>
          Di qué tiene cada columna.{' '}
          {file.heading.length > 0 &&
            'Este dispositivo lo recuerda para los archivos con los mismos nombres de columnas.'}
        </p>
        <div className={css.fields}>
          {COLUMN_LABELS.map(([column, label]) => {
            const chosen = layout.columns[column];
            return (
              <SelectField
                key={column}
                label={label}
                value={String(chosen)}
                options={[{ value: NONE, label: NEEDED[column] ? 'Elige una' : 'Ninguna' }, ...options]}
                help={chosen >= 0 && chosen === guess.layout.columns[column] && guess.reasons[column]}
                error={tried && chosen < 0 && NEEDED[column]}
                onChange={(value) =>
                  onChange({ ...layout, columns: { ...layout.columns, [column]: Number(value) } })
                }
              />
            );
          })}
          {bankQuestions(file, layout, reading, config.value).map(
            ({ question, answer, label, value, choices }) => (
              <SelectField
                key={question}
                label={label}
                value={value}
                options={[{ value: '', label: 'Elige una' }, ...choices]}
                error={tried && open.includes(question) && 'El archivo no lo dice: elige una'}
                onChange={(next) => onChange({ ...layout, [answer]: next })}
              />
            ),
          )}
        </div>
        <CellTable
          label="Primeras líneas"
          heads={options.map(({ label }) => label)}
          rows={sample.map(({ row, cells }) => ({
            id: row,
            cells: options.map((_, at) => cells[at]?.text ?? ''),
          }))}
        />
        {open.length === 0 && lines.length > 0 && <BankPreview lines={lines} />}
        <p className={secondary} role="status">
          {lines.length === 0 ? 'Ninguna línea aún' : `${linesText(lines.length)}, ${daysOf(lines)}`}
        </p>
        {(lines.length > 0 || missing.length === 0) && <UncomparedRows reading={reading} />}
        <div className={imports.foot}>
          <Button variant="text" onClick={onLeave}>
            Otro archivo
          </Button>
          <Button onClick={() => (isReady ? onCompare() : setTried(true))}>Comparar</Button>
        </div>
      </div>
    </Card>
  );
}
