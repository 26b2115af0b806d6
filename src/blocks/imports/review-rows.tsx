import type { Failure } from '@cobros/sdk';
import { useEffect, useRef, useState } from 'react';
import { push, stack } from '../../../styles/layout.css.ts';
import { secondary, strong } from '../../../styles/typography.css.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useBelow } from '../../ui/use-below.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { type ChosenFile, createImport, downloadSheet, type ImportTarget } from './import-operations.ts';
import { ImportRows } from './import-rows.tsx';
import { countOf, countsOf, rowsText, sheetsText, summaryText } from './import-texts.ts';
import * as css from './imports.css.ts';

interface ReviewRowsProps {
  target: ImportTarget;
  file: ChosenFile;
  onOther: () => void;
  onDone: (userIds: readonly string[]) => void;
  onLeave: () => void;
}

/** Every row with its outcome, the choice about those with errors, and the button that creates. */
export function ReviewRows({ target, file, onOther, onDone, onLeave }: ReviewRowsProps) {
  const { rows, sheetName } = file.preview;
  const counts = countsOf(rows);
  const [mode, setMode] = useState<'valid' | 'all'>('valid');
  const [created, setCreated] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const blocked = mode === 'all' && counts.error > 0;
  const busy = created !== undefined;
  // The path above the title leads back, too.
  const narrow = useBelow('md');

  const start = async () => {
    abort.current = new AbortController();
    setFailure(undefined);
    setCreated(0);
    const { userIds, result } = await createImport(target, file.data, {
      rows: rows.filter(({ outcome }) => outcome === 'create').map(({ row }) => row),
      allOrNothing: mode === 'all',
      onProgress: setCreated,
      signal: abort.current.signal,
    });
    setCreated(undefined);
    if (result.ok) onDone(userIds);
    else setFailure(result.failure);
  };
  const create = `Crear ${countOf(target.kind, counts.create)}`;
  return (
    <div className={stack[4]}>
      <Card>
        <div className={css.line}>
          <Icon name="file" />
          <div>
            <p className={strong}>{file.name}</p>
            <p className={secondary}>
              {rowsText(rows.length)}
              {sheetName !== null && ` · hoja «${sheetName}»`}
            </p>
          </div>
          <span className={push} />
          <Button
            variant="text"
            icon="download"
            onClick={() => void downloadSheet(target, 'outcomes', 'excel', file.data)}
          >
            Descargar con motivos
          </Button>
          <Button variant="outline" icon="upload" disabled={busy} onClick={onOther}>
            Otro archivo
          </Button>
        </div>
      </Card>
      {failure ? (
        <FailureAlert failure={failure} />
      ) : (
        <Alert tone="info">
          <b>Todavía no se ha creado nada.</b> {summaryText(target.kind, rows)}
        </Alert>
      )}
      <ImportRows preview={file.preview} />
      {counts.error > 0 && (
        <RadioGroup
          label="Si hay filas con error"
          labelled
          value={mode}
          onChange={setMode}
          disabled={busy}
          choices={[
            {
              value: 'valid',
              title: 'Crear las que se pueden',
              text: 'Las demás las corriges y vuelves a subir el archivo: lo ya creado no se repite.',
            },
            {
              value: 'all',
              title: 'Todo o nada',
              text: `No se crea ninguna hasta que las ${rowsText(rows.length)} estén bien.`,
            },
          ]}
        />
      )}
      <div className={css.dock}>
        {!narrow && (
          <p className={secondary}>{counts.create > 0 && sheetsText(target.kind, counts.create)}</p>
        )}
        <span className={push} />
        {(busy || !narrow) && (
          <Button variant="text" onClick={busy ? () => abort.current?.abort() : onLeave}>
            {busy ? 'Detener' : 'Cancelar'}
          </Button>
        )}
        <Button
          disabled={!busy && (blocked || counts.create === 0)}
          loading={busy}
          loadingLabel={`${created ?? 0} de ${counts.create}`}
          onClick={() => void start()}
        >
          {blocked ? `Corrige ${rowsText(counts.error)} para crear` : create}
        </Button>
      </div>
    </div>
  );
}
