import { useSignals } from '@preact/signals-react/runtime';
import { exportState, type FileFormat } from '#blocks/list/current-export.ts';
import { DownloadsButton, downloadsItem } from '#blocks/list/export-button.tsx';
import { ExportStatus } from '#blocks/list/export-status.tsx';
import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';

const FORMATS: readonly { format: FileFormat; label: string; title: string }[] = [
  { format: 'excel', label: 'Excel', title: 'Descargar Excel' },
  { format: 'csv', label: 'CSV', title: 'Descargar CSV' },
  { format: 'pdf', label: 'Descargar PDF', title: 'Descargar PDF' },
];

/** Download buttons. The printable document comes first, because accountants ask for it; on phones all are in a menu. */
export function StatementDownloads({
  onDownload,
}: {
  onDownload: ((format: FileFormat) => void) | undefined;
}) {
  useSignals();
  const state = exportState.value;
  const running = state.step === 'running' ? state.order.format : undefined;
  const start = (format: FileFormat) => () => onDownload?.(format);
  return (
    <>
      <DownloadsButton />
      {FORMATS.map(({ format, label }) => (
        <span key={format} className={onlyWide}>
          <Button
            variant={format === 'pdf' ? 'primary' : 'outline'}
            icon={format === 'pdf' ? 'file' : 'download'}
            loading={running === format}
            loadingLabel="Descargando"
            disabled={!onDownload || running !== undefined}
            onClick={start(format)}
          >
            {label}
          </Button>
        </span>
      ))}
      <span className={onlyNarrow}>
        <MenuButton
          label="Descargar"
          disabled={!onDownload || running !== undefined}
          items={() => [
            ...FORMATS.toReversed().map(({ format, title }) => ({ label: title, onSelect: start(format) })),
            ...downloadsItem(),
          ]}
        />
      </span>
      <ExportStatus />
    </>
  );
}
