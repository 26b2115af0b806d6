import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { useCall } from '../form/use-call.ts';

interface SaveWorkbookButtonProps {
  onSave: () => Promise<undefined>;
  disabled?: boolean;
  /** Another action; on phones both are in a menu. */
  beside?: MenuItem;
}

const LABEL = 'Exportar a Excel';

/** Saves the data shown on the screen as an Excel file; shown as an icon on phones. */
export function SaveWorkbookButton({ onSave, disabled = false, beside }: SaveWorkbookButtonProps) {
  const { busy, run } = useCall();
  const save = () => void run(onSave);
  const off = busy || disabled;
  return (
    <>
      <span className={onlyWide}>
        <Button
          variant="outline"
          icon="download"
          loading={busy}
          loadingLabel="Exportando"
          disabled={disabled}
          onClick={save}
        >
          {LABEL}
        </Button>
      </span>
      <span className={onlyNarrow}>
        {beside ? (
          <MenuButton
            label="Más acciones"
            items={() => [beside, ...(off ? [] : [{ label: LABEL, onSelect: save }])]}
          />
        ) : (
          <IconButton icon="download" label={LABEL} disabled={off} onClick={save} />
        )}
      </span>
    </>
  );
}
