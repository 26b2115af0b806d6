import { LONGEST } from '../../../domain/lengths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { useSubmit } from '../../form/use-submit.ts';
import { refundForm, refundTransaction } from '../operations/refund-transaction.ts';
import {
  authorizationFact,
  cashierFact,
  payerName,
  receivedFact,
  statusFact,
  usernameFact,
} from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { actionAmount } from './action-amount.css.ts';
import { ActionFoot } from './action-foot.tsx';
import { useCurrentTransaction } from './use-current-transaction.ts';

export default function RefundDialog(step: StepOf<'refund'>) {
  const { transaction, over, follow } = useCurrentTransaction(step.transaction);
  const { form, busy, failure } = useSubmit(refundForm, { reason: '' }, (values) =>
    follow(refundTransaction(transaction, values)),
  );
  return (
    <Dialog
      title="Reembolsar pago"
      subtitle={
        over ? (
          'Ya no se puede reembolsar, así está ahora'
        ) : (
          <>
            Se devuelve el monto completo a <b>{payerName(transaction)}</b>
          </>
        )
      }
      destructive
      busy={busy}
      onClose={transactionModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <ActionFoot
          action={`Reembolsar ${transaction.formattedAmount}`}
          busyLabel="Reembolsando"
          busy={busy}
          over={over}
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
          cashierFact(transaction),
          authorizationFact(transaction),
          receivedFact(transaction),
        ]}
      />
      {!over && (
        <>
          <TextField
            label="Motivo"
            help="Queda en el seguimiento de la transacción."
            maxLength={LONGEST.reason}
            value={form.values.reason}
            onChange={(value) => form.set('reason', value)}
            error={form.errors.reason}
            autoComplete="off"
          />
          <Alert tone="warning">
            El reembolso no se puede deshacer. Si el pago ya está en un cierre, el monto se descuenta de Pagos
            por liquidar.
          </Alert>
        </>
      )}
    </Dialog>
  );
}
