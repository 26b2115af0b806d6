import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import type { ImportTarget } from './import-operations.ts';
import { keptImport } from './kept-import.ts';

const load = async () => (await import('./import-page.tsx')).ImportPage;

/**
 * The import page, shown in place of a list while open, and again after a reload once a file was chosen. Its code is
 * loaded when it opens.
 */
export function useImportPage(target: ImportTarget) {
  const [wanted, setWanted] = useState(() => keptImport(target) !== undefined);
  const leave = () => setWanted(false);
  const ImportPage = useOnDemand(load, wanted, { leave, says: 'No se pudo abrir Importar' });
  return { ImportPage, open: () => setWanted(true), leave };
}
