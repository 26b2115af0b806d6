import { useEffect, useState } from 'react';
import { stack } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { Card } from '#ui/card.tsx';
import {
  type ChosenFile,
  downloadAccessSheets,
  downloadSheet,
  type ImportRow,
  type ImportTarget,
} from './import-operations.ts';
import { accountOf, countOf, notCreatedText } from './import-texts.ts';
import * as css from './imports.css.ts';
import { RowsTable } from './rows-table.tsx';

interface ImportDoneProps {
  target: ImportTarget;
  file: ChosenFile;
  /** The outcomes of the rows that were tried. */
  tried: readonly ImportRow[];
  /** Goes on with the rows that were not. */
  onContinue: () => void;
  onLeave: () => void;
}

/** Last step of an import: what became of every row, and the access sheets of the new users. */
export function ImportDone({ target, file, tried, onContinue, onLeave }: ImportDoneProps) {
  const [loading, setLoading] = useState<'sheets' | 'reasons'>();
  const [saved, setSaved] = useState(false);
  const { kind } = target;
  const userIds = tried.flatMap(({ userId }) => userId ?? []);
  const rows = accountOf(file.preview.rows, tried);
  const existing = rows.filter(({ outcome }) => outcome === 'exists').length;
  const missing = rows.filter(({ outcome }) => outcome === 'error' || outcome === 'untried');
  const untried = missing.filter(({ outcome }) => outcome === 'untried').length;
  const count = userIds.length;
  // The rows before it were longer.
  useEffect(() => void scrollTo(0, 0), []);
  const download = async () => {
    setLoading('sheets');
    setSaved(await downloadAccessSheets(userIds));
    setLoading(undefined);
  };
  const downloadReasons = async () => {
    setLoading('reasons');
    await downloadSheet(target, 'outcomes', 'excel', file.data);
    setLoading(undefined);
  };
  return (
    <div className={stack[4]}>
      <Card>
        <div className={stack[4]}>
          {count > 0 && (
            <Alert tone="success">
              <b>
                {countOf(kind, count)} {count === 1 ? 'creada' : 'creadas'}
              </b>
            </Alert>
          )}
          {existing > 0 && (
            <Alert tone="info">
              {countOf(kind, existing)} ya {existing === 1 ? 'existía' : 'existían'} con los mismos datos: no{' '}
              {existing === 1 ? 'cambió' : 'cambiaron'}.
            </Alert>
          )}
          {missing.length > 0 && (
            <Alert tone="warning">
              <b>{notCreatedText(missing)}.</b> {untried < missing.length && CORRECT}
            </Alert>
          )}
          {count > 0 && (
            <p className={secondary}>
              Su contraseña de un solo uso llega en unos minutos al correo que dice su fila. La hoja de acceso
              dice cómo entrar y no lleva la contraseña.
            </p>
          )}
          <p role="status" className={secondary}>
            {saved && 'El PDF está guardado en tu dispositivo.'}
          </p>
          <div className={css.foot}>
            {missing.length > 0 && (
              <Button
                variant="text"
                icon="download"
                loading={loading === 'reasons'}
                loadingLabel="Descargando"
                onClick={() => void downloadReasons()}
              >
                Descargar con motivos
              </Button>
            )}
            {untried > 0 && (
              <Button variant="outline" onClick={onContinue}>
                Crear {untried === 1 ? 'la que falta' : `las ${untried} que faltan`}
              </Button>
            )}
            <Button variant="outline" onClick={onLeave}>
              Ver la lista
            </Button>
            {count > 0 && (
              <Button
                icon="download"
                loading={loading === 'sheets'}
                loadingLabel="Descargando"
                onClick={() => void download()}
              >
                Descargar hojas de acceso (PDF)
              </Button>
            )}
          </div>
        </div>
      </Card>
      {missing.length > 0 && (
        <section className={card} aria-label="Filas que no se crearon">
          <RowsTable
            columns={file.preview.columns}
            rows={missing}
            caption="Filas que no se crearon"
            outcome="Qué pasó"
          />
        </section>
      )}
    </div>
  );
}

const CORRECT = 'Corrige los errores en tu hoja y súbela de nuevo: lo ya creado no se repite.';
