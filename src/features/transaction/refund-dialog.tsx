import { useSignals } from '@preact/signals-react/runtime';
import { useSubmit } from '#blocks/form/use-form.ts';
import { cleanLine } from '#domain/clean-text.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { centsOfProduct } from '#domain/multiplied-amount.ts';
import { can } from '#domain/permissions.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { payerName } from './payer.ts';
import { RefundAmount } from './refund-amount.tsx';
import { refundError, refundForm } from './refund-form.ts';
import { RefundReason } from './refund-reason.tsx';
import { TransactionActionDialog, useCurrentTransaction } from './transaction-action-dialog.tsx';
import { authorizationFact, cashierFact, receivedFact, usernameFact } from './transaction-facts.ts';
import type { StepOf } from './transaction-modal.ts';
import { refundTransaction } from './transaction-operations.ts';

/** Refunds what remains or, if the server knows refunds in parts, a part of it. */
export function RefundDialog(step: StepOf<'refund'>) {
  useSignals();
  const format = config.value;
  const person = currentUser.value;
  const inParts = person !== null && can(person, { capability: 'refunds-in-parts' });
  const current = useCurrentTransaction(step.transaction);
  const { transaction, follow } = current;
  const remaining = toCents(transaction.refundableAmount ?? transaction.amount);
  const everything = (remaining / 100).toFixed(2);
  const empty = { amount: everything, reason: '' };
  const { form, busy, failure } = useSubmit(refundForm(remaining, format), empty, (values) =>
    follow(
      refundTransaction(transaction, {
        reason: cleanLine(values.reason),
        cents: inParts ? centsOfProduct(values.amount, format) : undefined,
      }),
    ),
  );
  const { amount } = form.values;
  const cents = refundError(amount, remaining, format) ? undefined : centsOfProduct(amount, format);
  const money = inParts ? cents !== undefined && formatCents(cents, format) : transaction.formattedAmount;
  return (
    <TransactionActionDialog
      title="Reembolsar pago"
      subtitle={
        <>
          {inParts ? 'A' : 'Se devuelve el monto completo a'} <b>{payerName(transaction)}</b>
        </>
      }
      tooLate="Ya no se puede reembolsar"
      action={['Reembolsar', money].filter(Boolean).join(' ')}
      busyLabel="Reembolsando"
      smallAmount={inParts}
      facts={[
        inParts ? ['Ya reembolsado', transaction.formattedRefundedAmount ?? ''] : usernameFact(transaction),
        cashierFact(transaction),
        authorizationFact(transaction),
        receivedFact(transaction),
      ]}
      {...{ current, form, busy, failure }}
    >
      {inParts && (
        <RefundAmount
          {...form.field('amount')}
          remaining={remaining}
          left={cents === undefined ? undefined : remaining - cents}
          onEverything={() => form.set('amount', everything)}
        />
      )}
      {inParts ? (
        <RefundReason {...form.field('reason')} />
      ) : (
        <TextField
          label="Motivo"
          optional
          help="Queda en el seguimiento de la transacción."
          maxLength={LONGEST.reason}
          {...form.field('reason')}
          autoComplete="off"
        />
      )}
      <Alert tone="warning">
        El reembolso no se puede deshacer. Si el pago ya está en un cierre, el monto se descuenta de Pagos por
        liquidar.
      </Alert>
    </TransactionActionDialog>
  );
}
