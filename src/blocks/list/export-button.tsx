import { useSignals } from '@preact/signals-react/runtime';
import { can } from '#domain/permissions.ts';
import { currentUser } from '#stores/current-user.ts';
import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import {
  type ExportFormat,
  exportState,
  exportTitle,
  keepsDownloads,
  showDownloads,
} from './current-export.ts';
import { ExportStatus } from './export-status.tsx';

interface ExportButtonProps {
  /** Undefined until the rows are counted. */
  onExport: ((format: ExportFormat) => void) | undefined;
  /** Offers CSV too, if the backend has it. */
  csv?: boolean;
}

/** Exports the list as a file, as Excel or CSV; shown as an icon on phones. */
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
      <DownloadsButton />
      {formats.map((format) => (
        <span key={format} className={onlyWide}>
          <Button
            variant="outline"
            icon="download"
            loading={running === format}
            loadingLabel="Exportando"
            // The pressed button is not disabled, so that it keeps the focus.
            disabled={!onExport || (running !== undefined && running !== format)}
            onClick={start(format)}
          >
            {format === 'excel' ? exportTitle(format) : 'CSV'}
          </Button>
        </span>
      ))}
      <span className={onlyNarrow}>
        {formats.length === 1 && !keepsDownloads() ? (
          <IconButton
            icon="download"
            label="Exportar a Excel"
            disabled={!onExport || running !== undefined}
            onClick={start('excel')}
          />
        ) : (
          <MenuButton
            icon="download"
            label="Exportar"
            disabled={!onExport || (running !== undefined && !keepsDownloads())}
            items={() => [
              ...(running ? [] : formats).map((format) => ({
                label: exportTitle(format),
                onSelect: start(format),
              })),
              ...downloadsItem(),
            ]}
          />
        )}
      </span>
      <ExportStatus />
    </>
  );
}

/** Button for the files of the last day, on wide screens. */
export const DownloadsButton = () =>
  keepsDownloads() && (
    <span className={onlyWide}>
      <Button variant="text" onClick={showDownloads}>
        Descargas
      </Button>
    </span>
  );

/** Menu item for the files of the last day, on phones. */
export const downloadsItem = () =>
  keepsDownloads() ? [{ label: 'Descargas', onSelect: showDownloads }] : [];
