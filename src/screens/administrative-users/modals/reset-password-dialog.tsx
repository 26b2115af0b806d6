import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { administrativeUserModal, type StepOf } from '../administrative-user-modal.ts';
import { resetAdministrativeUserPassword } from '../operations/reset-administrative-user-password.ts';

export default function ResetPasswordDialog({ person }: StepOf<'password'>) {
  return (
    <ConfirmCallDialog
      title="Reiniciar contraseña"
      subtitle={
        <>
          Enviaremos una contraseña de un solo uso a <b>{person.emailAddress}</b>
        </>
      }
      word="Reiniciar"
      action="Reiniciar contraseña"
      danger={false}
      call={() => resetAdministrativeUserPassword(person)}
      onClose={administrativeUserModal.close}
    />
  );
}
