import { type StepOf, transactionModal } from '../transaction-modals.ts';
import { CancelRequestDialog } from './cancel-request-dialog.tsx';

export default function CancelDialog({ transaction }: StepOf<'cancel'>) {
  return (
    <CancelRequestDialog
      transaction={transaction}
      action={`Cancelar solicitud de ${transaction.formattedAmount}`}
      backLabel="Volver"
      onBack={transactionModal.close}
    />
  );
}
