import { useSignals } from '@preact/signals-react/runtime';
import { ChangeDefaultDialog } from '../../../blocks/form/change-default-dialog.tsx';
import { useCashierList } from '../../../blocks/places/branch-and-cashier-lists.ts';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { setDefaultCashier } from '../operations/set-default-cashier.ts';

export default function SetDefaultCashierDialog({ cashier, branch }: StepOf<'default'>) {
  useSignals();
  const now = useCashierList(branch.scope.businessBranchId).data.value;
  return (
    <ChangeDefaultDialog
      title="Definir caja predeterminada"
      subtitle={
        <>
          <b>{cashier.name}</b> recibirá las solicitudes de la sucursal que no indiquen una caja
        </>
      }
      current={now && (now.defaultUser?.name ?? null)}
      next={cashier.name}
      save={() => setDefaultCashier(cashier, branch)}
      onClose={cashierModal.close}
    />
  );
}
