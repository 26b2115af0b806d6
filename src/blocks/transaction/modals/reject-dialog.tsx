import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { useCall } from '../../form/use-call.ts';
import { rejectPayment } from '../operations/reject-payment.ts';
import {
  branchFact,
  noteFact,
  payerName,
  receivedFact,
  statusFact,
  usernameFact,
} from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { actionAmount } from './action-amount.css.ts';
import { ActionFoot } from './action-foot.tsx';
import { useCurrentTransaction } from './use-current-transaction.ts';

export default function RejectDialog(step: StepOf<'reject'>) {
  const { busy, failure, run } = useCall();
  const { transaction, over, follow } = useCurrentTransaction(step.transaction);
  return (
    <Dialog
      title="Rechazar pago"
      subtitle={
        over ? (
          'Ya no se puede rechazar, así está ahora'
        ) : (
          <>
            El dinero regresa a <b>{payerName(transaction)}</b>
          </>
        )
      }
      destructive
      busy={busy}
      onClose={transactionModal.close}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <ActionFoot
          action={`Rechazar pago de ${transaction.formattedAmount}`}
          busyLabel="Rechazando"
          busy={busy}
          over={over}
          onAction={() => run(() => follow(rejectPayment(transaction)))}
          onBack={transactionModal.close}
        />
      }
    >
      <p className={actionAmount}>{transaction.formattedAmount}</p>
      <Facts
        boxed
        items={[
          ...(over ? [statusFact(transaction)] : []),
          usernameFact(transaction),
          branchFact(transaction),
          receivedFact(transaction),
          noteFact(transaction),
        ]}
      />
    </Dialog>
  );
}
