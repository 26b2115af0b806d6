import { renameBranch } from '../operations/rename-branch.ts';
import type { StepOf } from '../profile-modal.ts';
import { RenameDialog } from './rename-dialog.tsx';

export default function BranchNameDialog({ branchId, name }: StepOf<'branch-name'>) {
  return (
    <RenameDialog
      title="Nombre de la sucursal"
      subtitle="Así aparece en tus pagos y comprobantes"
      name={name}
      save={(form) => renameBranch(branchId, form)}
    />
  );
}
