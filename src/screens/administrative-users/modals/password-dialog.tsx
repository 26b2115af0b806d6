import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { resetPersonPassword } from '../operations/reset-person-password.ts';
import { personModal, type StepOf } from '../person-modal.ts';

export default function PasswordDialog({ person }: StepOf<'password'>) {
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
      call={() => resetPersonPassword(person)}
      onClose={personModal.close}
    />
  );
}
