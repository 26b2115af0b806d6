import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { isReadRetryable } from '../form/read-failure-alert.tsx';
import { dismissExport, exportState, exportTitle, startExport } from './current-export.ts';
import * as css from './export-status-card.css.ts';

export function ExportStatusCard() {
  useSignals();
  const state = exportState.value;
  if (state.step === 'none') return null;
  if (state.step === 'running')
    return (
      <Frame
        title={exportTitle(state.order.format).replace('Exportar', 'Exportando')}
        closeLabel="Cancelar exportación"
      >
        <ProgressBar label="Exportación" />
        <p className={css.detail}>{state.order.size}</p>
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
        <p className={css.detail}>{state.fileName} está en tus descargas.</p>
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
      {isReadRetryable(failure) && (
        <div>
          <Button variant="outline" size="sm" icon="refresh" onClick={() => void startExport(order)}>
            Reintentar
          </Button>
        </div>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  icon?: ReactNode;
  closeLabel: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

const Frame = ({ title, icon, closeLabel, role = 'status', children }: FrameProps) => (
  <div className={css.card} role={role}>
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
