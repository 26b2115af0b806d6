import { useCall } from '../../form/use-call.ts';
import { rejectPayment } from '../operations/reject-payment.ts';
import {
  branchFact,
  createdFact,
  noteFact,
  payerName,
  receivedFact,
  usernameFact,
} from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { TransactionActionDialog } from './transaction-action-dialog.tsx';
import { useCurrentTransaction } from './use-current-transaction.ts';

export default function RejectDialog(step: StepOf<'reject'>) {
  const { busy, failure, run } = useCall();
  const current = useCurrentTransaction(step.transaction);
  const { transaction, follow } = current;
  return (
    <TransactionActionDialog
      title="Rechazar pago"
      subtitle={
        <>
          El dinero regresa a <b>{payerName(transaction)}</b>
        </>
      }
      tooLate="Ya no se puede rechazar"
      action={`Rechazar pago de ${transaction.formattedAmount}`}
      busyLabel="Rechazando"
      facts={[
        usernameFact(transaction),
        branchFact(transaction),
        createdFact(transaction),
        receivedFact(transaction),
        noteFact(transaction),
      ]}
      onAction={() => void run(() => follow(rejectPayment(transaction)))}
      onBack={transactionModal.close}
      {...{ current, busy, failure }}
    />
  );
}
