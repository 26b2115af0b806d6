import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentProps } from 'react';
import { can } from '#domain/permissions.ts';
import { currentUser } from '#stores/current-user.ts';
import { onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { ExcelButton } from '../excel/excel-button.tsx';
import {
  type ExportFormat,
  exportState,
  FORMAT_NAME,
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

/** Exports the list as a file: a menu, or a button if there is but one choice. */
export function ExportButton({ onExport, csv = false }: ExportButtonProps) {
  useSignals();
  const running = exportState.value.step === 'running';
  const user = currentUser.value;
  const withCsv = csv && user && can(user, { capability: 'csv' });
  return (
    <>
      {withCsv || keepsDownloads() ? (
        <ExportMenu formats={withCsv ? ['excel', 'csv'] : ['excel']} onExport={onExport} />
      ) : (
        <ExcelButton running={running} disabled={!onExport} onExport={() => onExport?.('excel')} />
      )}
      <ExportStatus />
    </>
  );
}

interface ExportMenuProps {
  formats: readonly ExportFormat[];
  onExport: ((format: ExportFormat) => void) | undefined;
}

/** `Exportar ▾`: the formats, unless an export is running, and the files of the last day. */
export function ExportMenu({ formats, onExport }: ExportMenuProps) {
  useSignals();
  const offered = onExport && exportState.value.step !== 'running' ? formats : [];
  const downloads = downloadsItem();
  return (
    <MenuButton
      icon="download"
      label="Exportar"
      disabled={offered.length + downloads.length === 0}
      items={() => [
        ...offered.map((format) => ({ label: FORMAT_NAME[format], onSelect: () => onExport?.(format) })),
        ...downloads,
      ]}
      as={MenuTrigger}
    />
  );
}

/** Menu item for the files of the last day. */
export const downloadsItem = () =>
  keepsDownloads() ? [{ label: 'Descargas', onSelect: showDownloads }] : [];

/** `Exportar ▾`; an icon on phones. */
const MenuTrigger = ({ icon, label, size: _, ...rest }: ComponentProps<typeof IconButton>) => (
  <Button variant="outline" {...rest} aria-label={label}>
    <Icon name={icon} size="sm" />
    <span className={onlyWide}>{label}</span>
    <span className={onlyWide}>
      <Icon name="down" size="sm" />
    </span>
  </Button>
);
