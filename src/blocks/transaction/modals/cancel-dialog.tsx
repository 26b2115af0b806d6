import { figures } from '../../../../styles/typography.css.ts';
import { formatTimeLeft } from '../../../domain/time-left.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { useCall } from '../../form/use-call.ts';
import { cancelRequest } from '../operations/cancel-request.ts';
import { cashierFact, payerName, referenceFact, statusFact, usernameFact } from '../transaction-facts.ts';
import { openLoader, type StepOf, transactionModal } from '../transaction-modal.ts';
import { ActionFoot } from './action-foot.tsx';
import { useCurrentTransaction } from './use-current-transaction.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Asks before a request is cancelled, from its row or its loader. */
export default function CancelDialog({ from, ...step }: StepOf<'cancel'>) {
  const { busy, failure, run } = useCall();
  const { transaction, over, follow } = useCurrentTransaction(step.transaction);
  const { seconds } = useTimeLeft(transaction);
  const back = from ? () => openLoader(transaction) : transactionModal.close;
  return (
    <Dialog
      title="¿Cancelar la solicitud?"
      subtitle={
        over ? (
          'Ya no se puede cancelar, así está ahora'
        ) : (
          <>
            <b>{payerName(transaction)}</b> ya no podrá aceptarla.
            {seconds > 0 && (
              <>
                {' '}
                Quedan <span className={figures}>{formatTimeLeft(seconds)}</span>.
              </>
            )}
          </>
        )
      }
      destructive
      busy={busy}
      onClose={back}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <ActionFoot
          action={from ? 'Sí, cancelar solicitud' : `Cancelar solicitud de ${transaction.formattedAmount}`}
          busyLabel="Cancelando"
          busy={busy}
          over={over}
          backLabel={from ? 'Seguir esperando' : 'Volver'}
          onAction={() => run(() => follow(cancelRequest(transaction)))}
          onBack={back}
        />
      }
    >
      <Facts
        boxed
        items={[
          ['Monto', <b key="amount">{transaction.formattedAmount}</b>],
          ...(over ? [statusFact(transaction)] : []),
          usernameFact(transaction),
          cashierFact(transaction),
          referenceFact(transaction),
        ]}
      />
    </Dialog>
  );
}
