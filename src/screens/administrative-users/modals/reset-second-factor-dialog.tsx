import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { administrativeUserModal, type StepOf } from '../administrative-user-modal.ts';
import { resetSecondFactor } from '../operations/reset-second-factor.ts';

export default function ResetSecondFactorDialog({ person }: StepOf<'second-factor'>) {
  return (
    <ConfirmCallDialog
      title="Quitar verificación en dos pasos"
      subtitle={
        <>
          Si <b>{person.name}</b> perdió su teléfono. Sus sesiones se cierran y le avisamos a{' '}
          {person.emailAddress}
        </>
      }
      word="Quitar"
      action="Quitar verificación"
      danger={false}
      call={() => resetSecondFactor(person)}
      onClose={administrativeUserModal.close}
    />
  );
}
