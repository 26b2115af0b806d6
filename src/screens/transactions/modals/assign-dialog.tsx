import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { assignPayment } from '../operations/assign-payment.ts';
import { checkoutFact, payerName, statusFact, usernameFact } from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modals.ts';
import { useCheckout } from '../use-checkout.ts';
import { actionAmount } from './action-amount.css.ts';
import { CashierRows } from './cashier-rows.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { lacksCheckout, NoCheckoutAlert } from './no-checkout-alert.tsx';
import { useSettling } from './use-settling.ts';

export default function AssignDialog(step: StepOf<'assign'>) {
  useSignals();
  const { transaction, busy, failure, over, run } = useSettling(step.transaction);
  const [branchId, setBranchId] = useState(transaction.businessBranchId ?? '');
  const [cashierId, setCashierId] = useState('');
  const checkout = useCheckout({ branchId, cashierId });
  const boxes = checkout.cashiers.data.value?.items ?? [];
  const box = boxes.find(({ id }) => id === cashierId) ?? (boxes.length === 1 ? boxes[0] : undefined);

  const assign = () => {
    if (box) void run(() => assignPayment(transaction, { branchId: checkout.branchId, cashierId: box.id }));
  };

  return (
    <Dialog
      title="Asignar pago"
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
          <Button type="submit" size="full" disabled={!box} loading={busy} loadingLabel="Asignando">
            {box ? `Asignar a ${box.name}` : 'Asignar'}
          </Button>
        )
      }
    >
      <p className={actionAmount}>{transaction.formattedAmount}</p>
      {over ? (
        <Facts
          boxed
          items={[statusFact(transaction), usernameFact(transaction), checkoutFact(transaction)]}
        />
      ) : lacksCheckout(checkout) ? (
        <NoCheckoutAlert checkout={checkout} />
      ) : (
        <>
          {checkout.choosesBranch && (
            <ChoiceSelect
              label="Sucursal"
              choices={checkout.branches}
              value={checkout.branchId}
              onChange={setBranchId}
            />
          )}
          <CashierRows cashiers={checkout.cashiers} value={box?.id ?? null} onChange={setCashierId} />
        </>
      )}
    </Dialog>
  );
}
