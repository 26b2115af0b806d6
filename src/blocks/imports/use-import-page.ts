import { useEffect, useState } from 'react';
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
  useEffect(() => {
    if (!wanted) return;
    // The menu's own entry leads to this address again. A dialog adds an entry to the history, too.
    const onNavigation = () => {
      if (!(history.state as { dialogs?: unknown } | null)?.dialogs) setWanted(false);
    };
    addEventListener('pushState', onNavigation);
    return () => removeEventListener('pushState', onNavigation);
  }, [wanted]);
  const ImportPage = useOnDemand(load, wanted, { leave, says: 'No se pudo abrir Importar' });
  return { ImportPage, open: () => setWanted(true), leave };
}
