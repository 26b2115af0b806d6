import { useCall } from '#blocks/form/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { payerName } from './payer.ts';
import { withdrawRefund } from './refund-request-operations.ts';
import { type StepOf, transactionModal } from './transaction-modal.ts';
import { UnsureFailureAlert } from './unsure-failure-alert.tsx';

/** Takes back the own request to refund, which nobody has decided yet. */
export function WithdrawRefundDialog({ transaction, request }: StepOf<'withdraw-refund'>) {
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      title="Retirar el pedido"
      subtitle={
        <>
          Ya nadie podrá aprobar este reembolso a <b>{payerName(transaction)}</b>
        </>
      }
      destructive
      busy={busy}
      onClose={transactionModal.close}
      alert={failure && <UnsureFailureAlert failure={failure} />}
      foot={
        <>
          <Button
            variant="danger"
            size="full"
            loading={busy}
            loadingLabel="Retirando"
            onClick={() => void run(() => withdrawRefund(transaction, request))}
          >
            Retirar pedido de {request.formattedAmount}
          </Button>
          <Button variant="text" disabled={busy} onClick={transactionModal.close}>
            Volver
          </Button>
        </>
      }
    >
      <Facts
        boxed
        items={[
          ['Monto', <b key="amount">{request.formattedAmount}</b>],
          ['Motivo', request.reason],
          ['Pedido', `${request.formattedCreationDate} ${request.formattedCreationTime}`],
        ]}
      />
    </Dialog>
  );
}
