import { useSignals } from '@preact/signals-react/runtime';
import { onlyNarrow, onlyWide } from '../../../styles/layout.css.ts';
import { can } from '../../domain/permissions.ts';
import { currentUser } from '../../stores/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type ExportFormat, exportState, exportTitle } from './current-export.ts';

interface ExportButtonProps {
  /** Undefined until the rows are counted. */
  onExport: ((format: ExportFormat) => void) | undefined;
  /** Also as CSV, where the backend has it. */
  csv?: boolean;
}

/** Downloads the list as a file; an icon on phones. Excel comes first. */
export function ExportButton({ onExport, csv = false }: ExportButtonProps) {
  useSignals();
  const state = exportState.value;
  const running = state.step === 'running' ? state.order.format : undefined;
  const user = currentUser.value;
  const formats: ExportFormat[] =
    csv && user && can(user, { capability: 'csv' }) ? ['excel', 'csv'] : ['excel'];
  const start = (format: ExportFormat) => () => onExport?.(format);
  return (
    <>
      {formats.map((format) => (
        <span key={format} className={onlyWide}>
          <Button
            variant="outline"
            icon="download"
            loading={running === format}
            loadingLabel="Exportando"
            disabled={!onExport || running !== undefined}
            onClick={start(format)}
          >
            {format === 'excel' ? exportTitle(format) : 'CSV'}
          </Button>
        </span>
      ))}
      <span className={onlyNarrow}>
        {running ? (
          <Spinner />
        ) : formats.length === 1 ? (
          <IconButton
            icon="download"
            label="Exportar a Excel"
            disabled={!onExport}
            onClick={start('excel')}
          />
        ) : (
          <MenuButton
            icon="download"
            label="Exportar"
            disabled={!onExport}
            items={() => formats.map((format) => ({ label: exportTitle(format), onSelect: start(format) }))}
          />
        )}
      </span>
    </>
  );
}
