import { ClosingTypeDialog } from '../../../blocks/form/closing-type-dialog.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { setBranchClosingType } from '../operations/set-branch-closing-type.ts';

export default function BranchClosingTypeDialog({ branch }: StepOf<'closing-type'>) {
  return (
    <ClosingTypeDialog
      username={branch.admin.username}
      saved={branch.admin}
      save={(config) => setBranchClosingType(branch, config)}
      onClose={branchModal.close}
    />
  );
}
