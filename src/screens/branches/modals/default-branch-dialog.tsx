import { useSignals } from '@preact/signals-react/runtime';
import { SetDefaultDialog } from '../../../blocks/form/set-default-dialog.tsx';
import { useDefaultBranch } from '../../../blocks/places/place-lists.ts';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { setDefaultBranch } from '../operations/set-default-branch.ts';

export default function DefaultBranchDialog({ branch }: StepOf<'default'>) {
  useSignals();
  const now = useDefaultBranch().data.value;
  return (
    <SetDefaultDialog
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
