import type { Transaction } from '@cobros/sdk';
import type { MenuItem } from '../../ui/menu.tsx';
import { openDetail } from './detail/detail-address.ts';
import { hasReceipt } from './receipt/receipt-lines.ts';
import type { TransactionAction } from './transaction-actions.ts';
import { openAction, openReceipt } from './transaction-modals.ts';

export type ActionFace = Pick<MenuItem, 'label' | 'icon' | 'danger'>;

export const ACTION_FACES: Record<TransactionAction, ActionFace> = {
  cancel: { label: 'Cancelar', icon: 'x-circle', danger: true },
  assign: { label: 'Asignar', icon: 'till' },
  reject: { label: 'Rechazar', icon: 'x-circle', danger: true },
  refund: { label: 'Reembolsar', icon: 'undo', danger: true },
};

/** The menu of a row: what anybody may do who sees it, then what its actions are for this person. */
export function transactionMenu(transaction: Transaction, actions: readonly TransactionAction[]): MenuItem[] {
  const items: MenuItem[] = [
    { label: 'Ver detalle', icon: 'file', onSelect: () => openDetail(transaction.id) },
  ];
  if (hasReceipt(transaction))
    items.push({
      label: 'Imprimir comprobante',
      icon: 'printer',
      onSelect: () => openReceipt(transaction),
    });
  for (const action of actions)
    items.push({ ...ACTION_FACES[action], onSelect: () => openAction(action, transaction) });
  return items;
}
