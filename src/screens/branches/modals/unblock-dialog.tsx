import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { unblockBranch } from '../operations/unblock-branch.ts';

export default function UnblockDialog({ branch }: StepOf<'unblock'>) {
  return (
    <ConfirmCallDialog
      title="Desbloquear sucursal"
      subtitle={
        <>
          <b>{branch.name}</b> y todas sus cajas podrán cobrar de nuevo
        </>
      }
      word="Desbloquear"
      action="Desbloquear sucursal"
      danger={false}
      call={() => unblockBranch(branch)}
      onClose={branchModal.close}
    />
  );
}
