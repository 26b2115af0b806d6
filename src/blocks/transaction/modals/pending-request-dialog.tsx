import { useId } from 'react';
import { displayAmount } from '../../../../styles/typography.css.ts';
import { shareLeft } from '../../../domain/time-left.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Countdown, useSecondsLeft } from '../../countdown.tsx';
import { cashierFact, noteFact, payerName, referenceFact, usernameFact } from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modal.ts';

/** Waits for the outcome of a request, which is polled whether this is open or not. */
export default function PendingRequestDialog({ transaction }: StepOf<'pending-request'>) {
  const amountId = useId();
  const seconds = useSecondsLeft(transaction);

  return (
    <Dialog
      title="Esperando respuesta"
      describedBy={amountId}
      subtitle={
        <>
          Enviamos tu solicitud a <b>{payerName(transaction)}</b>
        </>
      }
      closeLabel="Seguir en segundo plano"
      onClose={transactionModal.close}
      foot={
        <>
          <Button size="full" onClick={transactionModal.close}>
            Seguir en segundo plano
          </Button>
          <Button
            variant="text-danger"
            onClick={() => transactionModal.open({ step: 'cancel', transaction, from: 'pending-request' })}
          >
            Cancelar solicitud
          </Button>
        </>
      }
    >
      <p id={amountId} className={displayAmount}>
        {transaction.formattedAmount}
      </p>
      <Countdown
        seconds={seconds}
        share={shareLeft(seconds, transaction)}
        caption={seconds > 0 ? 'restantes' : 'comprobando'}
      />
      <Facts
        boxed
        items={[
          usernameFact(transaction),
          cashierFact(transaction),
          referenceFact(transaction),
          noteFact(transaction),
        ]}
      />
    </Dialog>
  );
}
