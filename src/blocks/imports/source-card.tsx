import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { momentIn } from '#domain/time-zone.ts';
import { currentUser } from '#stores/current-user.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { Icon } from '#ui/icon.tsx';
import { type ChosenFile, downloadSheet, type ImportTarget } from './import-operations.ts';
import { rowsText } from './import-texts.ts';
import * as css from './imports.css.ts';
import type { useSheetReader } from './use-sheet-reader.tsx';

interface SourceCardProps {
  target: ImportTarget;
  file: ChosenFile;
  busy: boolean;
  /** Reads another file in place of this one. */
  other: ReturnType<typeof useSheetReader>;
}

/** Shows the file that was read, and when. */
export function SourceCard({ target, file, busy, other }: SourceCardProps) {
  useSignals();
  const input = useRef<HTMLInputElement>(null);
  const { rows, sheetName } = file.preview;
  const zone = currentUser.value?.business.timeZone;
  return (
    <section className={card} aria-label="Archivo">
      <div className={css.source}>
        <Icon name="file" />
        <div className={css.sourceName}>
          <p className={strong}>{file.name}</p>
          <p className={secondary}>
            {rowsText(rows.length)}
            {sheetName !== null && ` · hoja «${sheetName}»`}
            {zone && ` · leído el ${momentIn(zone, file.readAt)}`}
          </p>
        </div>
        <div className={css.line}>
          {rows.some(({ reason }) => reason) && (
            <Button
              variant="text"
              size="sm"
              icon="download"
              onClick={() => void downloadSheet(target, 'outcomes', 'excel', file.data)}
            >
              Descargar con motivos
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            icon="upload"
            disabled={busy}
            loading={other.busy}
            loadingLabel="Leyendo el archivo"
            onClick={() => input.current?.click()}
          >
            Otro archivo
          </Button>
          <input ref={input} hidden {...other.input} />
        </div>
      </div>
    </section>
  );
}
