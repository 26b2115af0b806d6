import { useSignals } from '@preact/signals-react/runtime';
import { onlyNarrow, onlyWide } from '../../../../styles/layout.css.ts';
import { exportState } from '../../../blocks/file-export.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TeamViews } from '../team-views.tsx';

/** `onExport` is left out as long as it is not known what would be exported. */
export function ActivityHead({ onExport }: { onExport?: (() => void) | undefined }) {
  useSignals();
  const exporting = exportState.value.step === 'running';
  return (
    <PageHead
      title="Equipo"
      actions={
        <>
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
      <TeamViews />
    </PageHead>
  );
}
