import { figures } from '../../../../styles/typography.css.ts';
import { formatTimeLeft } from '../../../domain/time-left.ts';
import { useSecondsLeft } from '../../countdown.tsx';
import { useCall } from '../../form/use-call.ts';
import { cancelRequest } from '../operations/cancel-request.ts';
import { cashierFact, payerName, referenceFact, usernameFact } from '../transaction-facts.ts';
import { openPendingRequest, type StepOf, transactionModal } from '../transaction-modal.ts';
import { TransactionActionDialog } from './transaction-action-dialog.tsx';
import { useCurrentTransaction } from './use-current-transaction.ts';

/** Asks before a request is cancelled, from its row or the dialog that waits for it. */
export default function CancelDialog({ from, ...step }: StepOf<'cancel'>) {
  const { busy, failure, run } = useCall();
  const current = useCurrentTransaction(step.transaction);
  const { transaction, follow } = current;
  const seconds = useSecondsLeft(transaction);
  return (
    <TransactionActionDialog
      title="¿Cancelar la solicitud?"
      subtitle={
        <>
          <b>{payerName(transaction)}</b> ya no podrá aceptarla.
          {seconds > 0 && (
            <>
              {' '}
              Quedan <span className={figures}>{formatTimeLeft(seconds)}</span>.
            </>
          )}
        </>
      }
      tooLate="Ya no se puede cancelar"
      smallAmount
      facts={[usernameFact(transaction), cashierFact(transaction), referenceFact(transaction)]}
      action={from ? 'Sí, cancelar solicitud' : `Cancelar solicitud de ${transaction.formattedAmount}`}
      busyLabel="Cancelando"
      backLabel={from ? 'Seguir esperando' : 'Volver'}
      onAction={() => void run(() => follow(cancelRequest(transaction)))}
      onBack={from ? () => openPendingRequest(transaction) : transactionModal.close}
      {...{ current, busy, failure }}
    />
  );
}
