import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { blockCashier } from '../operations/block-cashier.ts';

export default function BlockDialog({ cashier, branch }: StepOf<'block'>) {
  return (
    <ConfirmCallDialog
      title="Bloquear caja"
      subtitle={
        <>
          <b>{cashier.name}</b> dejará de entrar y de cobrar
        </>
      }
      word="Bloquear"
      action="Bloquear caja"
      call={() => blockCashier(cashier, branch)}
      onClose={cashierModal.close}
    />
  );
}
