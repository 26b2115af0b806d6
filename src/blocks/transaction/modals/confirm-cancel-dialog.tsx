import { type StepOf, transactionModal } from '../transaction-modals.ts';
import { CancelRequestDialog } from './cancel-request-dialog.tsx';

/** The loader's own question. However it is left, the wait goes on. */
export default function ConfirmCancelDialog({ transaction }: StepOf<'confirm-cancel'>) {
  return (
    <CancelRequestDialog
      transaction={transaction}
      action="Sí, cancelar solicitud"
      backLabel="Seguir esperando"
      onBack={() => transactionModal.open({ step: 'loader', transaction })}
    />
  );
}
