import type { Failure } from '@cobros/sdk';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import type { Form } from '../../form/use-form.ts';
import { type Fact, statusFact } from '../transaction-facts.ts';
import { actionAmount } from './action-amount.css.ts';
import type { CurrentTransaction } from './use-current-transaction.ts';

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
  const amountId = useId();
  const amount = { id: amountId, children: transaction.formattedAmount };
  return (
    <Dialog
      title={props.title}
      subtitle={over ? `${props.tooLate}, así está ahora` : props.subtitle}
      describedBy={amountId}
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
      {!smallAmount && <p className={actionAmount} {...amount} />}
      <Facts
        boxed
        items={[
          ...(smallAmount ? [['Monto', <b key="amount" {...amount} />] as const] : []),
          ...(over ? [statusFact(transaction)] : []),
          ...facts,
        ]}
      />
      {!over && children}
    </Dialog>
  );
}
