import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { editBranchForm, formOf } from '../branch-form.ts';
import { branchModal, type StepOf } from '../branch-modal.ts';
import { editBranch } from '../operations/edit-branch.ts';
import { BranchFields } from './branch-fields.tsx';

export default function EditDialog({ branch }: StepOf<'edit'>) {
  const { form, busy, failure } = useSubmit(editBranchForm, formOf(branch), (values) =>
    editBranch(branch, values),
  );
  return (
    <FormDialog
      title="Editar sucursal"
      form={form}
      busy={busy}
      failure={failure}
      submitLabel="Guardar cambios"
      onClose={branchModal.close}
    >
      <BranchFields form={form} />
    </FormDialog>
  );
}
