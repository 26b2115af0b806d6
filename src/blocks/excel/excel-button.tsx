import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuButton } from '#ui/menu-button.tsx';

interface ExcelButtonProps {
  running: boolean;
  disabled: boolean;
  onExport: () => void;
  /** Another action; on phones both are in a menu. */
  beside?: MenuItem | undefined;
}

const LABEL = 'Exportar a Excel';

/** Exports as an Excel file; shown as an icon on phones. While it runs it is not disabled, so that it keeps the focus. */
export function ExcelButton({ running, disabled, onExport, beside }: ExcelButtonProps) {
  const off = running || disabled;
  return (
    <>
      <span className={onlyWide}>
        <Button
          variant="outline"
          icon="download"
          loading={running}
          loadingLabel="Exportando"
          disabled={disabled}
          onClick={onExport}
        >
          {LABEL}
        </Button>
      </span>
      <span className={onlyNarrow}>
        {beside ? (
          <MenuButton
            label="Más acciones"
            items={() => [beside, ...(off ? [] : [{ label: LABEL, onSelect: onExport }])]}
          />
        ) : (
          <IconButton icon="download" label={LABEL} disabled={off} onClick={onExport} />
        )}
      </span>
    </>
  );
}
