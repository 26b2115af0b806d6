import type { RefundAllowance, RefundRequest } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useSubmit } from '#blocks/form/use-form.ts';
import { ProofFields } from '#blocks/second-factor/proof-fields.tsx';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';
import { can } from '#domain/permissions.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { useResource } from '#stores/resource.ts';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { cleanLine } from '#words/clean-text.ts';
import { payerName } from './payer.ts';
import { RefundAmount } from './refund-amount.tsx';
import { refundError, refundForm } from './refund-form.ts';
import { refundCourse, refundProof, shownRefundLimit, whyNoRefund } from './refund-limit.ts';
import { RefundReason } from './refund-reason.tsx';
import { requestRefund } from './refund-request-operations.ts';
import { TransactionActionDialog, useCurrentTransaction } from './transaction-action-dialog.tsx';
import { authorizationFact, cashierFact, receivedFact, usernameFact } from './transaction-facts.ts';
import type { StepOf } from './transaction-modal.ts';
import { refundTransaction } from './transaction-operations.ts';
import { entryOf } from './watched-requests.ts';

type Step = StepOf<'refund' | 'ask-refund'>;

interface RefundProps {
  step: Step;
  /** Undefined until it is read, and for a server without limits. */
  allowance?: RefundAllowance | undefined;
  requests?: readonly RefundRequest[] | undefined;
}

/** Refunds what remains or, if the server knows refunds in parts, a part of it; or asks for it, where that is needed. */
export function RefundDialog(step: Step) {
  useSignals();
  const person = currentUser.value;
  return person && can(person, { capability: 'refund-policy' }) ? (
    <LimitedRefund step={step} />
  ) : (
    <Refund step={step} />
  );
}

function LimitedRefund({ step }: { step: Step }) {
  useSignals();
  const read = useResource(...entryOf(step.transaction.id)).data.value;
  return <Refund step={step} allowance={read?.refundAllowance} requests={read?.refundRequests} />;
}

function Refund({ step, allowance, requests }: RefundProps) {
  useSignals();
  const format = config.value;
  const person = currentUser.value;
  const inParts = person !== null && can(person, { capability: 'refunds-in-parts' });
  const current = useCurrentTransaction(step.transaction);
  const { transaction, follow } = current;
  const remaining = toCents(transaction.refundableAmount ?? transaction.amount);
  const limit = allowance && !allowance.mayRequest ? toCents(allowance.amount) : remaining;
  const everything = textOf(remaining);
  const most = inParts ? Math.min(limit, remaining) : remaining;
  const centsOf = (text: string) => (productError(text, format) ? undefined : centsOfProduct(text, format));
  const courseOf = (text: string) => refundCourse(allowance, person?.refundMode, centsOf(text) ?? 0);
  const proofOf = (text: string) =>
    courseOf(text) === 'refund' ? refundProof(allowance, centsOf(text) ?? 0) : undefined;
  const errorOf = (text: string) =>
    refundError(text, remaining, format) ??
    (courseOf(text) === 'too-much' && allowance ? shownRefundLimit(allowance) : undefined);
  const { form, busy, failure } = useSubmit(
    refundForm({ errorOf, courseOf, proofOf }, format),
    { amount: everything, reason: '', password: '', code: '' },
    (values) => {
      const asked = {
        reason: cleanLine(values.reason),
        cents: inParts ? centsOfProduct(values.amount, format) : undefined,
      };
      if (courseOf(values.amount) === 'request') return follow(requestRefund(transaction, asked));
      return follow(refundTransaction(transaction, { ...asked, ...proofIn(values, proofOf(values.amount)) }));
    },
  );
  const { amount } = form.values;
  const isUntouched = amount === everything;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the limit is known, unless something was typed
  useEffect(() => {
    if (isUntouched && most > 0 && most < remaining) form.set('amount', textOf(most));
  }, [most]);

  const error = errorOf(amount);
  const cents = error ? undefined : centsOf(amount);
  const money = inParts ? cents !== undefined && formatCents(cents, format) : transaction.formattedAmount;
  const asks = courseOf(amount) === 'request';
  const proof = proofOf(amount);
  return (
    <TransactionActionDialog
      title={step.step === 'ask-refund' ? 'Pedir reembolso' : 'Reembolsar pago'}
      subtitle={
        <>
          {inParts ? 'A' : 'Se devuelve el monto completo a'} <b>{payerName(transaction)}</b>
        </>
      }
      tooLate="Ya no se puede reembolsar"
      impossible={whyNoRefund(allowance, requests)}
      action={[asks ? 'Pedir reembolso de' : 'Reembolsar', money].filter(Boolean).join(' ')}
      busyLabel={asks ? 'Pidiendo' : 'Reembolsando'}
      asks={asks}
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
          errorOf={errorOf}
          most={most}
          left={cents === undefined ? undefined : remaining - cents}
          limit={allowance ? shownRefundLimit(allowance) : ''}
          onEverything={() => form.set('amount', textOf(most))}
        />
      )}
      {inParts ? (
        <RefundReason {...form.field('reason')} optional={!asks} />
      ) : (
        <TextField
          label="Motivo"
          optional={!asks}
          help="Queda en el seguimiento de la transacción."
          maxLength={LONGEST.reason}
          {...form.field('reason')}
          autoComplete="off"
        />
      )}
      {proof && <ProofFields proof={proof} from={allowance?.formattedConfirmFrom} form={form} />}
      {asks ? (
        <Alert tone="info">
          No se devuelve nada hasta que alguien lo apruebe. Si nadie lo hace en 7 días, se cancela solo.
        </Alert>
      ) : (
        <Alert tone="warning">
          El reembolso no se puede deshacer. Si el pago ya está en un cierre, el monto se descuenta de Pagos
          por liquidar.
        </Alert>
      )}
    </TransactionActionDialog>
  );
}

const textOf = (cents: number) => (cents / 100).toFixed(2);

function proofIn(typed: { password: string; code: string }, proof: ReturnType<typeof refundProof>) {
  if (proof === 'password') return { password: typed.password };
  return proof && { code: typed.code };
}
