import { useSubmit } from '#blocks/form/use-form.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { payerName } from './payer.ts';
import { TransactionActionDialog, useCurrentTransaction } from './transaction-action-dialog.tsx';
import { authorizationFact, cashierFact, receivedFact, usernameFact } from './transaction-facts.ts';
import type { StepOf } from './transaction-modal.ts';
import { refundForm, refundTransaction } from './transaction-operations.ts';

export function RefundDialog(step: StepOf<'refund'>) {
  const current = useCurrentTransaction(step.transaction);
  const { transaction, follow } = current;
  const { form, busy, failure } = useSubmit(refundForm, { reason: '' }, (values) =>
    follow(refundTransaction(transaction, values)),
  );
  return (
    <TransactionActionDialog
      title="Reembolsar pago"
      subtitle={
        <>
          Se devuelve el monto completo a <b>{payerName(transaction)}</b>
        </>
      }
      tooLate="Ya no se puede reembolsar"
      action={`Reembolsar ${transaction.formattedAmount}`}
      busyLabel="Reembolsando"
      facts={[
        usernameFact(transaction),
        cashierFact(transaction),
        authorizationFact(transaction),
        receivedFact(transaction),
      ]}
      {...{ current, form, busy, failure }}
    >
      <TextField
        label="Motivo"
        optional
        help="Queda en el seguimiento de la transacción."
        maxLength={LONGEST.reason}
        {...form.field('reason')}
        autoComplete="off"
      />
      <Alert tone="warning">
        El reembolso no se puede deshacer. Si el pago ya está en un cierre, el monto se descuenta de Pagos por
        liquidar.
      </Alert>
    </TransactionActionDialog>
  );
}
