import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { unlockBranch } from '../operations/unlock-branch.ts';

export default function UnlockDialog({ branch }: StepOf<'unlock'>) {
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
      call={() => unlockBranch(branch)}
      onClose={branchModal.close}
    />
  );
}
