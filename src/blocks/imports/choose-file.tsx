import { stack } from '#styles/layout.css.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type ChosenFile, downloadSheet, type ImportTarget } from './import-operations.ts';
import { rulesText } from './import-texts.ts';
import * as css from './imports.css.ts';
import { useSheetReader } from './use-sheet-reader.tsx';

interface ChooseFileProps {
  target: ImportTarget;
  onFile: (file: ChosenFile) => void;
  onLeave: () => void;
}

/** First step of an import: download the template and choose the file to read. */
export function ChooseFile({ target, onFile, onLeave }: ChooseFileProps) {
  const { busy, alert, input } = useSheetReader(target, onFile);
  return (
    <Card>
      <div className={stack[4]}>
        {alert}
        <p className={secondary}>
          Escribe una fila por cada una en la plantilla y súbela. Antes de crear nada verás qué pasará con
          cada fila. Como máximo 500 filas.
        </p>
        <p className={secondary}>{rulesText(target)}</p>
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
          <input className={css.input} {...input} />
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
