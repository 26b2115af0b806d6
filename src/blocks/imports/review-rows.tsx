import type { Failure } from '@cobros/sdk';
import { useEffect, useRef, useState } from 'react';
import { push } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useBelow } from '#ui/use-below.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { type ChosenFile, createImport, type ImportTarget } from './import-operations.ts';
import { ImportRows } from './import-rows.tsx';
import {
  actionText,
  allOrNothingText,
  countOf,
  countsOf,
  othersText,
  sheetsText,
  summaryText,
  unreadText,
} from './import-texts.ts';
import * as css from './imports.css.ts';
import type { BegunImport } from './kept-import.ts';
import { SourceCard } from './source-card.tsx';
import { useSheetReader } from './use-sheet-reader.tsx';

interface ReviewRowsProps {
  target: ImportTarget;
  begun: BegunImport;
  onChange: (changed: Partial<BegunImport>) => void;
  onFile: (file: ChosenFile) => void;
  onLeave: () => void;
}

const LEFT = 'The page was left';

/** Second step of an import: every row with its outcome, the choice about rows with errors, and the create button. */
export function ReviewRows({ target, begun, onChange, onFile, onLeave }: ReviewRowsProps) {
  const { file, mode, progress } = begun;
  const { rows, unread = [] } = file.preview;
  const counts = countsOf(rows);
  const [created, setCreated] = useState(0);
  const [stopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const abort = useRef<AbortController>(undefined);
  const blocked = counts.error > 0 && (mode === 'all' || counts.create === 0);
  const busy = progress === 'running';
  const other = useSheetReader(target, onFile);
  // On narrow screens the breadcrumb is enough to go back.
  const narrow = useBelow('md');

  const start = async () => {
    const running = new AbortController();
    abort.current = running;
    setFailure(undefined);
    setCreated(0);
    onChange({ progress: 'running' });
    const { tried, result } = await createImport(target, file, {
      rows: rows.filter(({ outcome }) => outcome === 'create').map(({ row }) => row),
      allOrNothing: mode === 'all',
      onProgress: setCreated,
      signal: running.signal,
    });
    if (running.signal.reason === LEFT) return;
    if (!result.ok) setFailure(result.failure);
    setStopping(false);
    onChange(result.ok ? { tried } : { progress: 'unfinished' });
  };
  const stop = () => {
    setStopping(true);
    abort.current?.abort();
  };
  // Continues an import that a reload interrupted, or that was stopped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (busy) void start();
    return () => abort.current?.abort(LEFT);
  }, []);
  return (
    <div className={css.review}>
      <SourceCard target={target} file={file} busy={busy} other={other} />
      {other.alert}
      {failure && <FailureAlert failure={failure} />}
      <Alert tone="info">
        {progress === 'none' && counts.create + counts.error === 0 ? NOTHING : TELLS[progress]}{' '}
        {progress === 'unfinished' && created > 0 && `${countOf(target.kind, created)} ya están.`}
        {progress === 'none' && summaryText(target.kind, rows)}
      </Alert>
      {unread.length > 0 && <Alert tone="warning">{unreadText(unread)}</Alert>}
      <ImportRows preview={file.preview} />
      {counts.error > 0 && (
        <div className={css.choices}>
          <RadioGroup
            label="Si hay filas con error"
            labeled
            value={mode}
            onChange={(chosen) => onChange({ mode: chosen })}
            disabled={busy}
            choices={[
              {
                value: 'valid',
                title: 'Crear las que se pueden',
                text: othersText(target.kind, counts),
              },
              {
                value: 'all',
                title: 'Todo o nada',
                text: allOrNothingText(rows.length),
              },
            ]}
          />
        </div>
      )}
      <div className={css.dock} data-bottom-bar="in-flow">
        {!narrow && (
          <>
            <p className={secondary}>{counts.create > 0 && sheetsText(target.kind, counts.create)}</p>
            <span className={push} />
          </>
        )}
        {(busy || !narrow) && (
          <Button variant="text" loading={stopping} loadingLabel="Deteniendo" onClick={busy ? stop : onLeave}>
            {busy ? 'Detener' : 'Cancelar'}
          </Button>
        )}
        <Button
          disabled={other.busy || (!busy && (blocked || counts.create === 0))}
          loading={busy}
          loadingLabel={`${created} de ${counts.create}`}
          onClick={() => void start()}
        >
          {actionText(target.kind, counts, blocked)}
        </Button>
      </div>
    </div>
  );
}

const NOTHING = <b>No hay nada que crear.</b>;
const TELLS = {
  none: <b>Todavía no se ha creado nada.</b>,
  running: 'Se están creando. Si recargas la página, sigue donde quedó.',
  unfinished: 'Quedó sin terminar. Vuelve a pulsar el botón: lo ya creado no se repite.',
} as const;
