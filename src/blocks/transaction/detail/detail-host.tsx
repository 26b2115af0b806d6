import type { Transaction } from '@cobros/sdk';
import { type ComponentType, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { showError } from '../../../stores/messages.ts';
import { reloadIfBuildReplaced } from '../../../stores/reload-if-build-replaced.ts';
import { closeDetail, insertListEntry, openTransactionId } from './detail-address.ts';

type PanelProps = { id: string; rows: readonly Transaction[] };
type Panel = ComponentType<PanelProps>;

const loadPanel = () => import('./detail-panel.tsx');

interface DetailHostProps {
  /** The list that shows the transaction. */
  rowsAround: (id: string) => readonly Transaction[];
}

/** Shows the transaction of the address. The code is loaded when the first one is opened. */
export function DetailHost({ rowsAround }: DetailHostProps) {
  const id = openTransactionId(useSearch());
  const [Panel, setPanel] = useState<Panel>();
  const isOpen = id !== undefined;

  useEffect(() => {
    if (id) insertListEntry(id);
  }, [id]);
  useEffect(() => {
    if (!isOpen) return;
    let wanted = true;
    loadPanel().then(
      (module) => setPanel(() => module.default),
      async () => {
        // The address already names the transaction, which the reloaded page opens.
        if ((await reloadIfBuildReplaced()) || !wanted) return;
        closeDetail();
        showError('Sin conexión', 'No se pudo abrir el detalle, revisa tu conexión y recarga la página');
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen]);

  return isOpen && Panel ? <Panel id={id} rows={rowsAround(id)} /> : null;
}
