import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { resetCashierPassword } from '../operations/reset-cashier-password.ts';

export default function ResetPasswordDialog({ cashier, branch }: StepOf<'password'>) {
  return (
    <ConfirmCallDialog
      title="Reiniciar contraseña"
      subtitle={
        <>
          Enviaremos una contraseña de un solo uso a <b>{cashier.emailAddress}</b>
        </>
      }
      word="Reiniciar"
      action="Reiniciar contraseña"
      danger={false}
      call={() => resetCashierPassword(cashier, branch)}
      onClose={cashierModal.close}
    />
  );
}
