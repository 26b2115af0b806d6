import { useState } from 'react';
import { stack } from '../../../styles/layout.css.ts';
import { secondary, strong } from '../../../styles/typography.css.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useCall } from '../form/use-call.ts';
import { type ChosenFile, downloadSheet, type ImportTarget, readSheet } from './import-operations.ts';
import { base64Of, MAX_FILE_BYTES } from './import-texts.ts';
import * as css from './imports.css.ts';

interface ChooseFileProps {
  target: ImportTarget;
  onFile: (file: ChosenFile) => void;
  onLeave: () => void;
}

/** First step of an import: download the template and choose the file to read. */
export function ChooseFile({ target, onFile, onLeave }: ChooseFileProps) {
  const { busy, failure, run } = useCall();
  const [tooLarge, setTooLarge] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file || busy) return;
    setTooLarge(file.size > MAX_FILE_BYTES);
    if (file.size > MAX_FILE_BYTES) return;
    await run(async () => {
      const result = await readSheet(target, file.name, await base64Of(file));
      if (result.ok) onFile(result.data);
      return result;
    });
  };
  return (
    <Card>
      <div className={stack[4]}>
        {failure && <FailureAlert failure={failure} />}
        {tooLarge && (
          <Alert tone="error" title="Archivo">
            Pasa de 1 MB. Divídelo en varios archivos
          </Alert>
        )}
        <p className={secondary}>
          Escribe una fila por cada una en la plantilla y súbela. Antes de crear nada verás qué pasará con
          cada fila. Como máximo 500 filas.
        </p>
        <div className={css.line}>
          <Button
            variant="outline"
            icon="download"
            onClick={() => void downloadSheet(target, 'examples', 'excel')}
          >
            Plantilla de Excel
          </Button>
          <Button
            variant="text"
            icon="download"
            onClick={() => void downloadSheet(target, 'examples', 'csv')}
          >
            Plantilla CSV
          </Button>
        </div>
        <div className={css.drop}>
          {busy ? <Spinner /> : <Icon name="upload" />}
          <p className={strong} role="status">
            {busy ? 'Leyendo el archivo' : 'Elige un archivo o suéltalo aquí'}
          </p>
          <p className={secondary}>Excel (.xlsx) o CSV</p>
          <input
            type="file"
            className={css.input}
            accept=".xlsx,.csv,.txt"
            aria-label="Elige un archivo de Excel o CSV"
            disabled={busy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void choose(file);
              // Lets the user choose the same file again after correcting it.
              currentTarget.value = '';
            }}
          />
        </div>
        <div className={css.foot}>
          <Button variant="text" onClick={onLeave}>
            Cancelar
          </Button>
        </div>
      </div>
    </Card>
  );
}
