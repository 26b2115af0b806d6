import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { deletePerson } from '../operations/delete-person.ts';
import { personModal, type StepOf } from '../person-modal.ts';

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
      call={() => deletePerson(person)}
      onClose={personModal.close}
    >
      <Alert tone="warning">
        Esta acción no se puede deshacer. Sus sesiones terminan; lo que hizo queda en el historial con su
        nombre.
      </Alert>
    </ConfirmCallDialog>
  );
}
