import type { Transaction } from '@cobros/sdk';
import { menuItems } from '#blocks/list/row-actions.ts';
import type { MenuItem } from '#ui/menu.tsx';
import { openDetail } from './detail/detail-address.ts';
import { type TransactionAction, type TransactionDecision, transactionViews } from './transaction-actions.ts';
import { transactionModal } from './transaction-modal.ts';

/** Views for everybody who sees the row, then the actions this user may take. */
export function transactionMenu(
  transaction: Transaction,
  decisions: readonly TransactionDecision[],
): MenuItem[] {
  return menuItems([...transactionViews(transaction), ...decisions], (action) =>
    takeAction(action, transaction),
  );
}

/** Opens what an action needs: a dialog, the detail, or the sheet by which the device shares. */
export function takeAction(action: TransactionAction, transaction: Transaction): void {
  if (action === 'detail') openDetail(transaction.id);
  else if (action === 'share') void import('./share-link.ts').then(({ shareLink }) => shareLink(transaction));
  else transactionModal.open({ step: action, transaction });
}
