import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { deleteCashier } from '../operations/delete-cashier.ts';

export default function DeleteDialog({ cashier, branch }: StepOf<'delete'>) {
  return (
    <ConfirmCallDialog
      title="Eliminar caja"
      subtitle={
        <>
          Vas a eliminar <b>{cashier.name}</b>
        </>
      }
      word="Eliminar"
      action="Eliminar caja"
      call={() => deleteCashier(cashier, branch)}
      onClose={cashierModal.close}
    >
      <Alert tone="warning">Esta acción no se puede deshacer. El historial y los cierres se conservan.</Alert>
    </ConfirmCallDialog>
  );
}
