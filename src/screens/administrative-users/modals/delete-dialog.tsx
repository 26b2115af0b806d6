import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { administrativeUserModal, type StepOf } from '../administrative-user-modal.ts';
import { deleteAdministrativeUser } from '../operations/delete-administrative-user.ts';

export default function DeleteDialog({ person }: StepOf<'delete'>) {
  return (
    <ConfirmCallDialog
      title="Eliminar usuario"
      subtitle={
        <>
          Vas a eliminar a <b>{person.name}</b>
        </>
      }
      word="Eliminar"
      action="Eliminar usuario"
      call={() => deleteAdministrativeUser(person)}
      onClose={administrativeUserModal.close}
    >
      <Alert tone="warning">
        Esta acción no se puede deshacer. Sus sesiones terminan; lo que hizo queda en el historial con su
        nombre.
      </Alert>
    </ConfirmCallDialog>
  );
}
