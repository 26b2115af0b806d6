import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { resetBranchPassword } from '../operations/reset-branch-password.ts';

export default function ResetPasswordDialog({ branch }: StepOf<'password'>) {
  return (
    <ConfirmCallDialog
      title="Reiniciar contraseña"
      subtitle={
        <>
          Enviaremos una contraseña de un solo uso a <b>{branch.admin.emailAddress}</b>
        </>
      }
      word="Reiniciar"
      action="Reiniciar contraseña"
      danger={false}
      call={() => resetBranchPassword(branch)}
      onClose={branchModal.close}
    />
  );
}
