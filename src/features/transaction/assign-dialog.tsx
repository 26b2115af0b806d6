import type { Cashier } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { ReadFailureAlert } from '#blocks/form/read-failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import { muted, untranslated } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { actionAmount } from './action-amount.css.ts';
import { payerName } from './payer.ts';
import {
  BranchOrCashierSelect,
  type Choices,
  lacksCashier,
  NoCashierAlert,
  usePlaceChoice,
} from './place-choice.tsx';
import { useCurrentTransaction } from './transaction-action-dialog.tsx';
import { cashierFact, statusFact, usernameFact } from './transaction-facts.ts';
import { type StepOf, transactionModal } from './transaction-modal.ts';
import { assignPayment } from './transaction-operations.ts';
import { UnsureFailureAlert } from './unsure-failure-alert.tsx';

export function AssignDialog(step: StepOf<'assign'>) {
  useSignals();
  const amountId = useId();
  const { busy, failure, run } = useCall();
  const { transaction, over, follow } = useCurrentTransaction(step.transaction);
  const [branchId, setBranchId] = useRestorableState('branch', transaction.businessBranchId ?? '');
  const [cashierId, setCashierId] = useRestorableState('cashier', '');
  const placeChoice = usePlaceChoice({ branchId, cashierId });
  const cashiers = placeChoice.cashiers.items ?? [];
  const cashier =
    cashiers.find(({ id }) => id === cashierId) ?? (cashiers.length === 1 ? cashiers[0] : undefined);

  const assign = () => {
    if (cashier)
      void run(() =>
        follow(assignPayment(transaction, { branchId: placeChoice.branchId, cashierId: cashier.id })),
      );
  };

  return (
    <Dialog
      title="Asignar pago"
      describedBy={amountId}
      subtitle={
        over ? (
          'Ya no se puede asignar, así está ahora'
        ) : (
          <>
            Elige la caja que recibe el pago de <b>{payerName(transaction)}</b>
          </>
        )
      }
      busy={busy}
      onClose={transactionModal.close}
      onSubmit={assign}
      alert={failure && <UnsureFailureAlert failure={failure} />}
      foot={
        over ? (
          <Button variant="outline" size="full" autoFocus onClick={transactionModal.close}>
            Volver
          </Button>
        ) : (
          <Button type="submit" size="full" disabled={!cashier} loading={busy} loadingLabel="Asignando">
            {cashier ? `Asignar a ${cashier.name}` : 'Asignar'}
          </Button>
        )
      }
    >
      <p id={amountId} className={actionAmount}>
        {transaction.formattedAmount}
      </p>
      {over ? (
        <Facts boxed items={[statusFact(transaction), usernameFact(transaction), cashierFact(transaction)]} />
      ) : lacksCashier(placeChoice) ? (
        <NoCashierAlert placeChoice={placeChoice} />
      ) : (
        <>
          {placeChoice.choosesBranch && (
            <BranchOrCashierSelect
              label="Sucursal"
              choices={placeChoice.branches}
              value={placeChoice.branchId}
              onChange={setBranchId}
            />
          )}
          <CashierRows
            cashiers={placeChoice.cashiers}
            value={cashier?.id ?? null}
            onChange={setCashierId}
            onRetry={placeChoice.retry}
          />
        </>
      )}
    </Dialog>
  );
}

type CashierRowsProps = {
  cashiers: Choices<Cashier>;
  value: string | null;
  onChange: (id: string) => void;
  /** Retries a failed read. */
  onRetry: () => void;
};

/** Choice between the cashiers of a branch, with a row for each. */
function CashierRows({ cashiers: { items, failure }, value, onChange, onRetry }: CashierRowsProps) {
  if (!items && failure) return <ReadFailureAlert failure={failure} onRetry={onRetry} />;
  if (!items)
    return (
      <Loading>
        <Skeleton width="100%" height="3.5rem" />
      </Loading>
    );
  if (items.length === 0) return <p className={muted}>Esta sucursal no tiene cajas activas.</p>;
  return (
    <RadioGroup
      label="Caja"
      labeled
      value={value}
      onChange={onChange}
      choices={items.map(({ id, name, username }) => ({
        value: id,
        title: name,
        text: <span className={untranslated}>@{username}</span>,
      }))}
    />
  );
}
