import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as imports from '#blocks/imports/imports.css.ts';
import { useReloadSafeState } from '#blocks/use-reload-safe-state.ts';
import { config } from '#stores/config.ts';
import { stack } from '#styles/layout.css.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { UnreadableTable } from '#tables/table.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { type BankFile, bankFileOf } from './bank-file.ts';
import { readBankTables } from './read-bank-table.ts';
import * as css from './reconcile.css.ts';

export interface BankSource {
  /** Name of the file, with that of its sheet if it has several; empty for pasted lines. */
  name: string;
  file: BankFile;
}

const isUntouched = ({ pasted }: { pasted: string }) => pasted === '';

/** Takes the bank's lines from a file or the clipboard. They stay in the browser: only reconciliation marks are sent. */
export function ChooseBankFile({ onSource }: { onSource: (source: BankSource) => void }) {
  useSignals();
  const [{ pasted }, setPasted] = useReloadSafeState('pasted', { pasted: '' }, { isUntouched });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const read = async (source: File | string) => {
    setBusy(true);
    try {
      const file = bankFileOf(await readBankTables(source), config.peek());
      const sheet = file.sheet && `, hoja «${file.sheet}»`;
      onSource({ name: typeof source === 'string' ? '' : source.name + sheet, file });
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
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
          <p className={secondary}>CSV o Excel (.xlsx), con las columnas en cualquier orden</p>
          <input
            type="file"
            className={imports.input}
            accept=".csv,.txt,.tsv,.xlsx"
            aria-label="Elige el archivo de tu banco"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void read(file);
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
          <Button
            variant="outline"
            loading={busy}
            loadingLabel="Leyendo"
            disabled={!pasted.trim()}
            onClick={() => void read(pasted)}
          >
            Leer las líneas
          </Button>
        </div>
      </div>
    </Card>
  );
}
