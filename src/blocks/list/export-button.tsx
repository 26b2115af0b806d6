import { useSignals } from '@preact/signals-react/runtime';
import { onlyNarrow, onlyWide } from '../../../styles/layout.css.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { exportState } from './current-export.ts';

interface ExportButtonProps {
  /** Undefined until the rows are counted. */
  onExport: (() => void) | undefined;
}

/** Downloads the list as an Excel file; an icon on phones. */
export function ExportButton({ onExport }: ExportButtonProps) {
  useSignals();
  const exporting = exportState.value.step === 'running';
  return (
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
  );
}
