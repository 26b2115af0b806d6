import type { Failure, Transaction } from '@cobros/sdk';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import type { Form } from '../../form/use-form.ts';
import type { ActionResult } from '../finish-transaction-action.ts';
import { type Fact, statusFact } from '../transaction-facts.ts';
import { actionAmount } from './action-amount.css.ts';

export interface CurrentTransaction {
  /** As it was when the dialog opened, or as somebody else has changed it since. */
  transaction: Transaction;
  /** Somebody else changed it: the action is no longer possible. */
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

type TransactionActionDialogProps = {
  title: string;
  subtitle: ReactNode;
  current: CurrentTransaction;
  /** Replaces the subtitle when somebody else changed the transaction: "Ya no se puede reembolsar". */
  tooLate: string;
  facts: readonly Fact[];
  /** The amount as the first fact instead of large above them. */
  smallAmount?: boolean;
  /** Label of the action: "Reembolsar Q1,045.00". */
  action: string;
  busyLabel: string;
  busy: boolean;
  failure: Failure | undefined;
  backLabel?: string;
  onBack: () => void;
  children?: ReactNode;
} & ({ onAction: () => void } | { form: Pick<Form<object>, 'onSubmit' | 'ref'> });

/** Asks before a transaction is taken back. When it is too late, shows how it stands and leaves the way out alone. */
export function TransactionActionDialog(props: TransactionActionDialogProps) {
  const { current, facts, smallAmount, busy, failure, backLabel = 'Volver', onBack, children } = props;
  const { transaction, over } = current;
  return (
    <Dialog
      title={props.title}
      subtitle={over ? `${props.tooLate}, así está ahora` : props.subtitle}
      destructive
      busy={busy}
      onClose={onBack}
      {...('form' in props && { onSubmit: props.form.onSubmit, formRef: props.form.ref })}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        over ? (
          <Button variant="outline" size="full" autoFocus onClick={onBack}>
            {backLabel}
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
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
      {!smallAmount && <p className={actionAmount}>{transaction.formattedAmount}</p>}
      <Facts
        boxed
        items={[
          ...(smallAmount ? [['Monto', <b key="amount">{transaction.formattedAmount}</b>] as const] : []),
          ...(over ? [statusFact(transaction)] : []),
          ...facts,
        ]}
      />
      {!over && children}
    </Dialog>
  );
}
