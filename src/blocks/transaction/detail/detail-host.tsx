import type { Transaction } from '@cobros/sdk';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useOnDemand } from '../../use-on-demand.ts';
import { closeDetail, insertListEntry, openTransactionId } from './detail-address.ts';

const loadPanel = async () => (await import('./detail-panel.tsx')).default;

/** The address already names the transaction, which a reloaded page opens. */
const FAILED = { leave: closeDetail, says: 'No se pudo abrir el detalle' };

interface DetailHostProps {
  /** The list that shows the transaction. */
  rowsAround: (id: string) => readonly Transaction[];
}

/** Shows the transaction of the address. The code is loaded when the first one is opened. */
export function DetailHost({ rowsAround }: DetailHostProps) {
  const id = openTransactionId(useSearch());
  const Panel = useOnDemand(loadPanel, id !== undefined, FAILED);
  useEffect(() => {
    if (id) insertListEntry(id);
  }, [id]);
  return id && Panel ? <Panel id={id} rows={rowsAround(id)} /> : null;
}
