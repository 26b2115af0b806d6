import { useSignals } from '@preact/signals-react/runtime';
import { ChangeDefaultDialog } from '../../../blocks/form/change-default-dialog.tsx';
import { useDefaultBranch } from '../../../blocks/places/branch-and-cashier-lists.ts';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { setDefaultBranch } from '../operations/set-default-branch.ts';

export default function SetDefaultBranchDialog({ branch }: StepOf<'default'>) {
  useSignals();
  const now = useDefaultBranch().data.value;
  return (
    <ChangeDefaultDialog
      title="Definir sucursal principal"
      subtitle={
        <>
          <b>{branch.name}</b> recibirá las solicitudes y los pagos que no indiquen una sucursal
        </>
      }
      current={now === null ? null : now?.name}
      next={branch.name}
      save={() => setDefaultBranch(branch)}
      onClose={branchModal.close}
    />
  );
}
