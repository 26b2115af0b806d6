import type { Transaction } from '@cobros/sdk';
import { actionsLabel } from '#features/transaction/payer.ts';
import type { TransactionDecision } from '#features/transaction/transaction-actions.ts';
import { takeAction, transactionMenu } from '#features/transaction/transaction-menu.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { wasNotPaid } from './row-time-or-status.tsx';
import * as css from './transaction-row.css.ts';
import type { Viewer } from './viewer.ts';

/** Pending rows show their main decision as a button, with this accessible name. */
const BUTTON_NAMES: Partial<
  Record<TransactionDecision['id'], (name: string, transaction: Transaction) => string>
> = {
  cancel: (name, transaction) => `Cancelar ${requestOf(name, transaction)}`,
  assign: (name) => `Asignar el pago de ${name}`,
};

/** A charge has no payer, so its amount distinguishes it. */
const requestOf = (name: string, { friUser, formattedAmount }: Transaction) =>
  friUser ? `la solicitud a ${name}` : `el cobro de ${formattedAmount}`;

/** Usually loaded already, when the request was sent. */
const markSeen = async (id: string) =>
  (await import('#features/transaction/watched-requests.ts')).markSeen(id);

const cancelMany = ({ id }: Transaction, pending: Viewer['pending']): MenuItem => ({
  label: 'Cancelar varias',
  icon: 'x-circle',
  danger: true,
  onSelect: () => transactionModal.open({ step: 'cancel-many', first: id, transactions: pending() }),
});

interface TransactionRowActionsProps {
  transaction: Transaction;
  name: string;
  decisions: readonly TransactionDecision[];
  disabled: boolean;
  pending: Viewer['pending'];
}

/** Shows the main decision as a button, and all actions in a menu. On phones only Asignar has a button. */
export function TransactionRowActions({
  transaction,
  name,
  decisions,
  disabled,
  pending,
}: TransactionRowActionsProps) {
  const [main] = decisions;
  const button = main && BUTTON_NAMES[main.id];
  const unseen = wasNotPaid(transaction);
  const decide = () => main && takeAction(main.id, transaction);
  return (
    <div className={unseen || transaction.status === 'pending' ? css.actions : css.menuOnly}>
      {(unseen || button) && (
        <span className={unseen || main?.id === 'assign' ? css.decisionOnPhones : css.decision}>
          <Button
            variant={main?.id === 'assign' ? 'soft' : 'outline'}
            size="sm"
            aria-label={unseen ? `Visto: ${requestOf(name, transaction)}` : button?.(name, transaction)}
            disabled={disabled && !unseen}
            onClick={unseen ? () => void markSeen(transaction.id) : decide}
          >
            {unseen ? 'Visto' : main?.label}
          </Button>
        </span>
      )}
      <div className={css.menu}>
        <MenuButton
          label={actionsLabel(transaction)}
          items={() => [
            ...transactionMenu(transaction, disabled ? [] : decisions),
            ...(main?.id === 'cancel' && !disabled ? [cancelMany(transaction, pending)] : []),
          ]}
        />
      </div>
    </div>
  );
}
