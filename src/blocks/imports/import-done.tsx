import { useEffect, useState } from 'react';
import { stack } from '../../../styles/layout.css.ts';
import { secondary } from '../../../styles/typography.css.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { downloadAccessSheets, type ImportTarget } from './import-operations.ts';
import { countOf } from './import-texts.ts';
import * as css from './imports.css.ts';

interface ImportDoneProps {
  kind: ImportTarget['kind'];
  userIds: readonly string[];
  /** Number of rows that could no longer be created. */
  failed: number | undefined;
  /** Number of rows that somebody else has created in the meantime. */
  existing: number | undefined;
  onLeave: () => void;
}

/** Last step of an import: the number of created rows, and the access sheets of the new users. */
export function ImportDone({ kind, userIds, failed = 0, existing = 0, onLeave }: ImportDoneProps) {
  const [loading, setLoading] = useState(false);
  const [saved, setSaved] = useState(false);
  const count = userIds.length;
  // The rows before it were longer.
  useEffect(() => void scrollTo(0, 0), []);
  const download = async () => {
    setLoading(true);
    setSaved(await downloadAccessSheets(userIds));
    setLoading(false);
  };
  return (
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
        {failed > 0 && (
          <Alert tone="warning">
            {countOf(kind, failed)} no se {failed === 1 ? 'creó' : 'crearon'}, porque sus datos dejaron de ser
            válidos. Importa el archivo de nuevo para ver el motivo.
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
          {count > 0 && (
            <Button
              icon="download"
              loading={loading}
              loadingLabel="Descargando"
              onClick={() => void download()}
            >
              Descargar hojas de acceso (PDF)
            </Button>
          )}
          <Button variant="outline" onClick={onLeave}>
            Ver la lista
          </Button>
        </div>
      </div>
    </Card>
  );
}
