import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { ModalHost } from '#blocks/modal-host.tsx';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { closeDetail, insertListEntry, openTransactionId } from './detail/detail-address.ts';
import { transactionModal } from './transaction-modal.ts';

const loadDialogs = async () => (await import('./transaction-dialogs.tsx')).DIALOGS_BY_STEP;

export const TransactionModalHost = () => <ModalHost modal={transactionModal} dialogs={loadDialogs} />;

const loadPanel = async () => (await import('./detail/detail-panel.tsx')).default;

/** The failed transaction is in the address, so a reload tries to open it again. */
const FAILED = { leave: closeDetail, says: 'No se pudo abrir el detalle' };

interface DetailHostProps {
  /** Returns the rows of the list that contains the transaction. The signals it reads keep the detail up to date. */
  rowsAround: (id: string) => readonly Transaction[];
}

/** Shows the transaction in the address. Its code is loaded when the first one is opened. */
export function DetailHost({ rowsAround }: DetailHostProps) {
  useSignals();
  const id = openTransactionId(useSearch());
  const Panel = useOnDemand(loadPanel, id !== undefined, FAILED);
  useEffect(() => {
    if (id) insertListEntry(id);
  }, [id]);
  return id && Panel ? <Panel id={id} rows={rowsAround(id)} /> : null;
}
