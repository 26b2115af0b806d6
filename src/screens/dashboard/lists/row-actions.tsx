import type { Transaction } from '@cobros/sdk';
import type { TransactionAction } from '../../../blocks/transaction/transaction-actions.ts';
import { ACTION_FACES, transactionMenu } from '../../../blocks/transaction/transaction-menu.ts';
import { openAction } from '../../../blocks/transaction/transaction-modals.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import * as css from './transaction-row.css.ts';

/** What waits for somebody to decide it has a button of its own. */
const DECISIONS: Partial<Record<TransactionAction, (name: string) => string>> = {
  cancel: (name) => `Cancelar la solicitud a ${name}`,
  assign: (name) => `Asignar el pago de ${name}`,
};

interface RowActionsProps {
  transaction: Transaction;
  name: string;
  actions: readonly TransactionAction[];
  disabled: boolean;
}

/** The one decision as a button, everything in the menu. On phones only Asignar keeps its button. */
export function RowActions({ transaction, name, actions, disabled }: RowActionsProps) {
  const [first] = actions;
  const decision = first && DECISIONS[first];
  return (
    <div className={transaction.status === 'pending' ? css.actions : css.menuAlone}>
      {first && decision && (
        <span className={first === 'assign' ? css.stayingDecision : css.decision}>
          <Button
            variant="outline"
            size="sm"
            aria-label={decision(name)}
            disabled={disabled}
            onClick={() => openAction(first, transaction)}
          >
            {ACTION_FACES[first].label}
          </Button>
        </span>
      )}
      <div className={css.menu}>
        <MenuButton
          label={`Acciones de ${name}`}
          items={() => transactionMenu(transaction, disabled ? [] : actions)}
        />
      </div>
    </div>
  );
}
