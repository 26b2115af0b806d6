import { useState } from 'react';
import { stack } from '../../../../styles/layout.css.ts';
import { secondary, strong } from '../../../../styles/typography.css.ts';
import * as imports from '../../../blocks/imports/imports.css.ts';
import { useReloadSafeState } from '../../../blocks/use-reload-safe-state.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type BankRows, splitHeading } from './bank-lines.ts';
import { csvRows, textOfFile } from './csv-rows.ts';
import * as css from './reconcile.css.ts';

export interface BankSource {
  name: string;
  rows: BankRows;
}

const MOST_BYTES = 2_000_000;
const MOST_ROWS = 5_000;

const isUntouched = ({ pasted }: { pasted: string }) => pasted === '';

/** Takes the bank's lines from a file or the clipboard. They stay in the browser: only reconciliation marks are sent. */
export function ChooseBankFile({ onSource }: { onSource: (source: BankSource) => void }) {
  const [{ pasted }, setPasted] = useReloadSafeState('pasted', { pasted: '' }, { isUntouched });
  const [problem, setProblem] = useState('');

  const read = (name: string, text: string) => {
    const rows = text.includes('\0') ? [] : csvRows(text);
    if (rows.length === 0) setProblem('No tiene líneas que se puedan leer. Usa un archivo CSV');
    else if (rows.length > MOST_ROWS) setProblem('Tiene más de 5,000 líneas. Divídelo por meses');
    else onSource({ name, rows: splitHeading(rows) });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem('Pasa de 2 MB. Divídelo por meses');
    // A file that was moved, or a dropped folder, cannot be read.
    const content = await file.arrayBuffer().catch(() => undefined);
    if (content) read(file.name, textOfFile(new Uint8Array(content)));
    else setProblem('No se pudo leer. Elígelo otra vez');
  };
  return (
    <Card>
      <div className={stack[4]}>
        {problem && (
          <Alert tone="error" title="Archivo">
            {problem}
          </Alert>
        )}
        <p className={secondary}>
          Descarga los movimientos de tu cuenta en la página de tu banco y compáralos con los depósitos de
          cobros. Las líneas se quedan en este dispositivo, y nada cambia hasta que marques.
        </p>
        <div className={imports.drop}>
          <Icon name="upload" />
          <p className={strong}>Sube las líneas de tu banco, o suelta aquí el archivo</p>
          <p className={secondary}>CSV, con las columnas en cualquier orden</p>
          <input
            type="file"
            className={imports.input}
            accept=".csv,.txt,.tsv"
            aria-label="Elige el archivo de tu banco"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // Lets the user choose the same file again after correcting it.
              currentTarget.value = '';
            }}
          />
        </div>
        <Field label="O pega las líneas">
          {(control) => (
            <textarea
              {...control}
              className={css.paste}
              value={pasted}
              spellCheck={false}
              onChange={({ currentTarget }) => setPasted({ pasted: currentTarget.value })}
            />
          )}
        </Field>
        <div className={imports.foot}>
          <Button variant="outline" disabled={!pasted.trim()} onClick={() => read('Líneas pegadas', pasted)}>
            Leer las líneas
          </Button>
        </div>
      </div>
    </Card>
  );
}
