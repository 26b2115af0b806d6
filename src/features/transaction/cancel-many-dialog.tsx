import { useSignals } from '@preact/signals-react/runtime';
import { SelectionDialog } from '#blocks/selection/selection-dialog.tsx';
import { formatCents, toCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { cancelOne, readCanceledAgain } from './cancel-many-operations.ts';
import { payerName, payerUsername } from './payer.ts';
import { transactionDecisions } from './transaction-actions.ts';
import { cashierText } from './transaction-facts.ts';
import { type StepOf, transactionModal } from './transaction-modal.ts';

const countOf = (count: number) => (count === 1 ? '1 pendiente' : `${count} pendientes`);

/** Cancels several requests and charges of a list, with a call for each. */
export function CancelManyDialog({ first, transactions }: StepOf<'cancel-many'>) {
  useSignals();
  const person = currentUser.value;
  if (!person) return null;
  const rows = transactions
    .filter((transaction) => transactionDecisions(transaction, person).some(({ id }) => id === 'cancel'))
    .map((transaction) => ({
      id: transaction.id,
      name: payerName(transaction),
      detail: [
        payerUsername(transaction),
        cashierText(transaction, person),
        transaction.formattedCreationTime,
      ]
        .filter(Boolean)
        .join(' · '),
      amount: transaction.formattedAmount,
      cents: toCents(transaction.amount),
    }));
  const sumOf = (chosen: readonly { id: string }[]) =>
    rows.filter(({ id }) => chosen.some((row) => row.id === id)).reduce((sum, { cents }) => sum + cents, 0);
  return (
    <SelectionDialog
      title="Cancelar varias"
      subtitle="Elige las solicitudes y los cobros que ya no esperas."
      rows={rows}
      first={first}
      action={(count) => `Cancelar ${countOf(count)}`}
      confirmation={(chosen) => ({
        title: `¿Cancelar ${countOf(chosen.length)}?`,
        subtitle: `Suman ${formatCents(sumOf(chosen), config.value)}. Ya nadie podrá pagar lo que canceles.`,
        action: `Sí, cancelar ${countOf(chosen.length)}`,
      })}
      act={cancelOne}
      finish={() => readCanceledAgain(rows.map(({ id }) => id))}
      onClose={transactionModal.close}
    />
  );
}
