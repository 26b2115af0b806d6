import { useSignals } from '@preact/signals-react/runtime';
import { onlyNarrow, onlyWide } from '../../../../styles/layout.css.ts';
import { exportState } from '../../../blocks/file-export.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TransactionViews } from '../transaction-views.tsx';
import { SavedViewsMenu } from './saved-views-menu.tsx';

interface HistoryHeaderProps {
  userId: string;
  address: string;
  /** Left out as long as it is not known what would be exported. */
  onExport?: (() => void) | undefined;
}

export function HistoryHeader({ userId, address, onExport }: HistoryHeaderProps) {
  useSignals();
  const exporting = exportState.value.step === 'running';
  return (
    <PageHead
      title="Historial"
      actions={
        <>
          <SavedViewsMenu userId={userId} address={address} />
          <span className={onlyWide}>
            <Button
              variant="outline"
              icon="download"
              loading={exporting}
              loadingLabel="Exportando"
              disabled={!onExport}
              onClick={onExport}
            >
              Exportar a Excel
            </Button>
          </span>
          <span className={onlyNarrow}>
            {exporting ? (
              <Spinner />
            ) : (
              <IconButton icon="download" label="Exportar a Excel" disabled={!onExport} onClick={onExport} />
            )}
          </span>
        </>
      }
    >
      <TransactionViews />
    </PageHead>
  );
}
