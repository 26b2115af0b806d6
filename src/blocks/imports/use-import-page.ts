import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';

const load = async () => (await import('./import-page.tsx')).ImportPage;

/** The page that imports, in place of a list while it is open. Its code is loaded when it opens. */
export function useImportPage() {
  const [wanted, setWanted] = useState(false);
  const leave = () => setWanted(false);
  const ImportPage = useOnDemand(load, wanted, { leave, says: 'No se pudo abrir Importar' });
  return { ImportPage, open: () => setWanted(true), leave };
}
