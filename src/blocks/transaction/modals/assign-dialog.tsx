import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { useCall } from '../../form/use-call.ts';
import { useRestorableState } from '../../form/use-restorable-state.ts';
import { assignPayment } from '../operations/assign-payment.ts';
import { cashierFact, payerName, statusFact, usernameFact } from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { usePlaceChoice } from '../use-place-choice.ts';
import { actionAmount } from './action-amount.css.ts';
import { BranchOrCashierSelect } from './branch-or-cashier-select.tsx';
import { CashierRows } from './cashier-rows.tsx';
import { lacksCashier, NoCashierAlert } from './no-cashier-alert.tsx';
import { useCurrentTransaction } from './use-current-transaction.ts';

export default function AssignDialog(step: StepOf<'assign'>) {
  useSignals();
  const amountId = useId();
  const { busy, failure, run } = useCall();
  const { transaction, over, follow } = useCurrentTransaction(step.transaction);
  const [branchId, setBranchId] = useRestorableState('branch', transaction.businessBranchId ?? '');
  const [cashierId, setCashierId] = useRestorableState('cashier', '');
  const cashierChoice = usePlaceChoice({ branchId, cashierId });
  const cashiers = cashierChoice.cashiers.items ?? [];
  const cashier =
    cashiers.find(({ id }) => id === cashierId) ?? (cashiers.length === 1 ? cashiers[0] : undefined);

  const assign = () => {
    if (cashier)
      void run(() =>
        follow(assignPayment(transaction, { branchId: cashierChoice.branchId, cashierId: cashier.id })),
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
      alert={failure && <FailureAlert failure={failure} />}
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
      ) : lacksCashier(cashierChoice) ? (
        <NoCashierAlert cashierChoice={cashierChoice} />
      ) : (
        <>
          {cashierChoice.choosesBranch && (
            <BranchOrCashierSelect
              label="Sucursal"
              choices={cashierChoice.branches}
              value={cashierChoice.branchId}
              onChange={setBranchId}
            />
          )}
          <CashierRows
            cashiers={cashierChoice.cashiers}
            value={cashier?.id ?? null}
            onChange={setCashierId}
            onRetry={cashierChoice.retry}
          />
        </>
      )}
    </Dialog>
  );
}
