import { useSignals } from '@preact/signals-react/runtime';
import { exportState, type FileFormat, FORMAT_NAME } from '#blocks/list/current-export.ts';
import { downloadsItem, ExportMenu } from '#blocks/list/export-button.tsx';
import { ExportStatus } from '#blocks/list/export-status.tsx';
import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import * as css from './statement-downloads.css.ts';

const FORMATS: readonly FileFormat[] = ['pdf', 'excel', 'csv'];

/** The printable document comes first, because accountants ask for it; on phones all are in a menu. */
export function StatementDownloads({
  onDownload,
}: {
  onDownload: ((format: FileFormat) => void) | undefined;
}) {
  useSignals();
  const state = exportState.value;
  const running = state.step === 'running';
  return (
    <>
      <span className={`${onlyWide} ${css.download}`}>
        <ExportMenu formats={['excel', 'csv']} onExport={onDownload} />
      </span>
      <span className={`${onlyWide} ${css.download}`}>
        <Button
          icon="file"
          loading={running && state.order.format === 'pdf'}
          loadingLabel="Descargando"
          disabled={!onDownload || running}
          onClick={() => onDownload?.('pdf')}
        >
          Descargar PDF
        </Button>
      </span>
      <span className={onlyNarrow}>
        <MenuButton
          label="Descargar"
          disabled={!onDownload || running}
          items={() => [
            ...FORMATS.map((format) => ({
              label: `Descargar ${FORMAT_NAME[format]}`,
              onSelect: () => onDownload?.(format),
            })),
            ...downloadsItem(),
          ]}
        />
      </span>
      <ExportStatus />
    </>
  );
}
