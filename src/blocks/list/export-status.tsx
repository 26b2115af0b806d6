import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { countedText } from '../count-text.ts';
import { isReadRetryable } from '../form/read-failure-alert.tsx';
import {
  dismissExport,
  downloadsShown,
  exportState,
  exportTitle,
  hideDownloads,
  keepsDownloads,
  resumeExport,
  showDownloads,
  startExport,
} from './current-export.ts';
import { progressText, shareOf } from './download-texts.ts';
import { DownloadsDialog } from './downloads-dialog.tsx';
import * as css from './export-status.css.ts';

/** Progress and result of an export, and the dialog with the files of the last day. */
export function ExportStatus() {
  useSignals();
  useEffect(() => void resumeExport(), []);
  return (
    <>
      <StatusCard />
      {downloadsShown.value && <DownloadsDialog onClose={hideDownloads} />}
    </>
  );
}

function StatusCard() {
  useSignals();
  const state = exportState.value;
  if (state.step === 'none') return null;
  if (state.step === 'running')
    return (
      <Frame
        title={exportTitle(state.order.format).replace('Exportar', 'Exportando')}
        closeLabel="Cancelar exportación"
      >
        <ProgressBar label="Exportación" value={state.progress && shareOf(state.progress)} />
        <p className={css.detail}>{state.progress ? progressText(state.progress) : state.order.size}</p>
        <DownloadsLink />
      </Frame>
    );
  if (state.step === 'done')
    return (
      <Frame
        title="Listo"
        icon={
          <span className={css.doneIcon}>
            <Icon name="check-circle" />
          </span>
        }
        closeLabel="Cerrar"
      >
        <p className={css.detail}>
          {state.fileName} está en tus descargas
          {state.rows ? `, con ${countedText(state.rows, 'fila', 'filas')}` : ''}.
        </p>
        <DownloadsLink />
      </Frame>
    );
  const { failure, order } = state;
  return (
    <Frame
      role="alert"
      title={failure.title}
      icon={
        <span className={css.failedIcon}>
          <Icon name="alert" />
        </span>
      }
      closeLabel="Cerrar"
    >
      <p className={css.detail}>{failure.message}</p>
      {order && isReadRetryable(failure) && (
        <div>
          <Button variant="outline" size="sm" icon="refresh" onClick={() => void startExport(order)}>
            Reintentar
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** Opens the list of files, if the server keeps them. */
const DownloadsLink = () =>
  keepsDownloads() && (
    <div className={css.link}>
      <Button variant="text" size="sm" onClick={showDownloads}>
        Ver descargas
      </Button>
    </div>
  );

interface FrameProps {
  title: string;
  icon?: ReactNode;
  closeLabel: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

const Frame = ({ title, icon, closeLabel, role = 'status', children }: FrameProps) => (
  <div className={css.card} role={role} data-bottom-bar>
    <div className={css.head}>
      <p className={css.title}>
        {icon}
        {title}
      </p>
      <IconButton icon="close" label={closeLabel} onClick={dismissExport} />
    </div>
    {children}
  </div>
);
