import { ClosingTypeDialog } from '../../../blocks/form/closing-type-dialog.tsx';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { setBranchClosing } from '../operations/set-branch-closing.ts';

export default function BranchClosingTypeDialog({ branch }: StepOf<'closing-type'>) {
  return (
    <ClosingTypeDialog
      username={branch.admin.username}
      saved={branch.admin}
      save={(config) => setBranchClosing(branch, config)}
      onClose={branchModal.close}
    />
  );
}
