import type { DayRange } from '#domain/day-range.ts';
import { showError } from '#stores/messages.ts';
import { reloadIfBuildReplaced } from '#stores/reload-if-build-replaced.ts';
import { saveFile } from '#ui/save-file.ts';
import type { Workbook } from './workbook.ts';

const loadWriter = async () => (await import('./workbook.ts')).workbookOf;

/** Saves the data of a screen as an Excel file, created in the browser: `resumen-2026-11-16-a-2026-11-20.xlsx`. */
export async function saveWorkbook(
  name: string,
  { from, to }: DayRange,
  workbook: Workbook,
): Promise<undefined> {
  const workbookOf = await loadWriter().catch(() => undefined);
  if (workbookOf) {
    const days = from === to ? from : `${from}-a-${to}`;
    saveFile(await workbookOf(workbook), `${name}-${days}.xlsx`);
  } else if (!(await reloadIfBuildReplaced()))
    showError('Exportar a Excel', 'No se pudo exportar, revisa tu conexión e intenta otra vez');
}
