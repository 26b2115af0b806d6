import type { MenuItem } from '#ui/menu.tsx';
import { useCall } from '../form/use-call.ts';
import { ExcelButton } from './excel-button.tsx';

interface SaveWorkbookButtonProps {
  onSave: () => Promise<undefined>;
  disabled?: boolean;
  /** Another action; on phones both are in a menu. */
  beside?: MenuItem;
}

/** Saves the data shown on the screen as an Excel file. */
export function SaveWorkbookButton({ onSave, disabled = false, beside }: SaveWorkbookButtonProps) {
  const { busy, run } = useCall();
  return <ExcelButton running={busy} disabled={disabled} onExport={() => void run(onSave)} beside={beside} />;
}
