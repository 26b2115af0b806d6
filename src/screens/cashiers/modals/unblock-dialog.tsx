import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { unblockCashier } from '../operations/unblock-cashier.ts';

export default function UnblockDialog({ cashier, branch }: StepOf<'unblock'>) {
  return (
    <ConfirmCallDialog
      title="Desbloquear caja"
      subtitle={
        <>
          <b>{cashier.name}</b> podrá entrar y cobrar de nuevo
        </>
      }
      word="Desbloquear"
      action="Desbloquear caja"
      danger={false}
      call={() => unblockCashier(cashier, branch)}
      onClose={cashierModal.close}
    />
  );
}
