import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { showFailure } from '#stores/messages.ts';
import { useResource } from '#stores/resource.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { ReadFailureAlert } from '../form/read-failure-alert.tsx';
import { exportState } from './current-export.ts';
import { type Download, downloadFile, listDownloads, removeDownload } from './download-operations.ts';
import { fileSizeText, progressText, shareOf } from './download-texts.ts';
import * as css from './downloads-dialog.css.ts';
import { RefreshEvery } from './refresh-every.tsx';

const EVERY_SECONDS = 1;
const KIND: Record<Download['kind'], string> = {
  history: 'Historial',
  closings: 'Cierres',
  closing: 'Cierre',
  statement: 'Estado de cuenta',
  activity: 'Registro de actividad',
};

/** The files of the last day: those being written, those ready, and those that could not be written. */
export function DownloadsDialog({ onClose }: { onClose: () => void }) {
  useSignals();
  const { data, failure, loading, refresh } = useResource('downloads', listDownloads);
  const files = data.value;
  // The list loaded at the last opening may be out of date.
  useEffect(() => void refresh(), [refresh]);
  return (
    <Dialog
      title="Descargas"
      subtitle="Los archivos que exportaste, durante un día"
      onClose={onClose}
      foot={
        <Button variant="outline" size="full" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {files === undefined && failure.value ? (
        <ReadFailureAlert failure={failure.value} retrying={loading.value} onRetry={() => void refresh()} />
      ) : files === undefined ? (
        <Loading>
          <Skeleton width="16rem" />
          <Skeleton width="12rem" />
        </Loading>
      ) : files.length === 0 ? (
        <EmptyState icon="download" title="No hay archivos" />
      ) : (
        <ul className={css.list}>
          {files.map((file) => (
            <File key={file.id} file={file} refresh={refresh} />
          ))}
        </ul>
      )}
      {files?.some(({ status }) => status === 'running') && (
        <RefreshEvery seconds={EVERY_SECONDS} refresh={refresh} />
      )}
    </Dialog>
  );
}

function File({ file: listed, refresh }: { file: Download; refresh: () => Promise<unknown> }) {
  useSignals();
  const [busy, setBusy] = useState(false);
  const file = latest(listed);
  const { id, kind, status, fileName } = file;
  const name = fileName ?? KIND[kind] ?? 'Archivo';
  const save = async () => {
    setBusy(true);
    const result = await downloadFile(id);
    setBusy(false);
    if (result.ok) saveFile(result.data.blob, result.data.fileName);
    else showFailure(result.failure);
  };
  const remove = async () => {
    setBusy(true);
    const result = await removeDownload(id);
    setBusy(false);
    if (!result.ok && result.failure.status !== 404) showFailure(result.failure);
    await refresh();
  };
  return (
    <li className={css.row}>
      <div className={css.texts}>
        <p className={css.name}>{name}</p>
        {status === 'running' && <ProgressBar label={`Preparando ${name}`} value={shareOf(file)} />}
        <p className={css.detail}>{detailOf(file)}</p>
      </div>
      {status === 'ready' && (
        <Button variant="outline" size="sm" icon="download" loading={busy} onClick={() => void save()}>
          Descargar
        </Button>
      )}
      <IconButton
        icon="close"
        label={status === 'running' ? `Cancelar ${name}` : `Quitar ${name}`}
        disabled={busy}
        onClick={() => void remove()}
      />
    </li>
  );
}

/** If this window follows the file, the progress shown in its export message, so that both say the same. */
function latest(file: Download): Download {
  const { value } = exportState;
  const followed = value.step === 'running' ? value.progress : undefined;
  return file.status === 'running' && followed?.id === file.id ? followed : file;
}

/** The time of the export distinguishes files with the same name. */
function detailOf(file: Download): string {
  if (file.status === 'running') return progressText(file);
  if (file.status === 'failed') return file.failure ?? 'No se pudo preparar, intenta de nuevo';
  const from = `exportado el ${file.formattedCreationDate} ${file.formattedCreationTime}`;
  return file.size === null ? from : `${fileSizeText(file.size)} · ${from}`;
}
