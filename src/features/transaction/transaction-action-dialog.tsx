import type { Failure, Transaction } from '@cobros/sdk';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useCall } from '#blocks/form/use-call.ts';
import type { Form } from '#blocks/form/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { actionAmount } from './action-amount.css.ts';
import { type Fact, statusFact } from './transaction-facts.ts';
import { transactionModal } from './transaction-modal.ts';
import type { ActionResult } from './transaction-operations.ts';
import { UnsureFailureAlert } from './unsure-failure-alert.tsx';

interface Texts {
  title: string;
  subtitle: ReactNode;
  /** Replaces the subtitle when somebody else has changed the transaction: "Ya no se puede reembolsar". */
  tooLate: string;
  facts: readonly Fact[];
  /** Shows the amount as the first fact instead of in large type. */
  smallAmount?: boolean;
  /** Label of the action: "Reembolsar Q1,045.00". */
  action: string;
  busyLabel: string;
  /** It asks for the action instead of taking it. */
  asks?: boolean;
  /** Why nothing can be done, in place of what is asked for. */
  impossible?: string | undefined;
  backLabel?: string;
  onBack?: () => void;
}

type TransactionActionDialogProps = Texts & {
  current: CurrentTransaction;
  busy: boolean;
  failure: Failure | undefined;
  children?: ReactNode;
} & ({ onAction: () => void } | { form: Pick<Form<object>, 'onSubmit' | 'ref'> });

/**
 * Asks for confirmation before a decision about a transaction. If the decision is no longer possible, shows the
 * current state and only the back button.
 */
export function TransactionActionDialog(props: TransactionActionDialogProps) {
  const { current, facts, smallAmount, asks = false, impossible, busy, failure, children } = props;
  const { backLabel = 'Volver', onBack = transactionModal.close } = props;
  const { transaction, over } = current;
  const amountId = useId();
  const amount = { id: amountId, children: transaction.formattedAmount };
  return (
    <Dialog
      title={props.title}
      subtitle={over ? `${props.tooLate}, así está ahora` : props.subtitle}
      describedBy={amountId}
      destructive={!asks}
      busy={busy}
      onClose={onBack}
      {...('form' in props && { onSubmit: props.form.onSubmit, formRef: props.form.ref })}
      alert={failure && <UnsureFailureAlert failure={failure} />}
      foot={
        over || impossible ? (
          <Button variant="outline" size="full" autoFocus onClick={onBack}>
            {backLabel}
          </Button>
        ) : (
          <>
            <Button
              variant={asks ? 'primary' : 'danger'}
              size="full"
              loading={busy}
              loadingLabel={props.busyLabel}
              {...('onAction' in props ? { onClick: props.onAction } : { type: 'submit' as const })}
            >
              {props.action}
            </Button>
            <Button variant="text" disabled={busy} onClick={onBack}>
              {backLabel}
            </Button>
          </>
        )
      }
    >
      {!smallAmount && <p className={actionAmount} {...amount} />}
      <Facts
        boxed
        items={[
          ...(smallAmount ? [['Monto', <b key="amount" {...amount} />] as const] : []),
          ...(over ? [statusFact(transaction)] : []),
          ...facts,
        ]}
      />
      {!over && (impossible ? <Alert tone="info">{impossible}</Alert> : children)}
    </Dialog>
  );
}

interface CurrentTransaction {
  /** The transaction as it was when the dialog opened, or as somebody else has changed it since. */
  transaction: Transaction;
  /** True if somebody else changed the transaction, so that the action is no longer possible. */
  over: boolean;
  /** Stores the current transaction that a failed action returns. */
  follow(action: Promise<ActionResult>): Promise<ActionResult>;
}

export function useCurrentTransaction(opened: Transaction): CurrentTransaction {
  const [current, setCurrent] = useState<Transaction>();
  return {
    transaction: current ?? opened,
    over: current !== undefined && current.status !== opened.status,
    follow: async (action) => {
      const result = await action;
      if (!result.ok) setCurrent(result.current);
      return result;
    },
  };
}

/** Makes the dialogs that only ask for confirmation: each is a row of the table, with its texts and its call. */
export const confirmation =
  <Step extends { transaction: Transaction }>(
    of: (transaction: Transaction, step: Step) => Texts & { call: () => Promise<ActionResult> },
  ): ComponentType<Step> =>
  (step) => {
    const { busy, failure, run } = useCall();
    const current = useCurrentTransaction(step.transaction);
    const { call, ...texts } = of(current.transaction, step);
    return (
      <TransactionActionDialog
        {...texts}
        {...{ current, busy, failure }}
        onAction={() => void run(() => current.follow(call()))}
      />
    );
  };
