import { ConfirmCallDialog } from '../../../blocks/form/confirm-call-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { blockBranch } from '../operations/block-branch.ts';

export default function BlockDialog({ branch }: StepOf<'block'>) {
  const cashiers = branch.cashierCount;
  return (
    <ConfirmCallDialog
      title="Bloquear sucursal"
      subtitle={
        <>
          <b>{branch.name}</b> y todas sus cajas dejarán de cobrar
        </>
      }
      word="Bloquear"
      action="Bloquear sucursal"
      call={() => blockBranch(branch)}
      onClose={branchModal.close}
    >
      {cashiers > 0 && (
        <Alert tone="warning">
          {cashiers === 1
            ? 'Se bloquea 1 caja. Al desbloquear la sucursal se desbloquea también.'
            : `Se bloquean ${cashiers} cajas. Al desbloquear la sucursal se desbloquean también.`}
        </Alert>
      )}
    </ConfirmCallDialog>
  );
}
