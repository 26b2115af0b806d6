import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { deleteBranch } from '../operations/delete-branch.ts';

export default function DeleteDialog({ branch }: StepOf<'delete'>) {
  return (
    <ConfirmCallDialog
      title="Eliminar sucursal"
      subtitle={
        <>
          Vas a eliminar <b>{branch.name}</b>
        </>
      }
      word="Eliminar"
      action="Eliminar sucursal"
      call={() => deleteBranch(branch)}
      onClose={branchModal.close}
    >
      <Alert tone="warning">Esta acción no se puede deshacer. El historial y los cierres se conservan.</Alert>
    </ConfirmCallDialog>
  );
}
