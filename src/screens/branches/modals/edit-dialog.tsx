import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useForm } from '../../../blocks/form/use-form.ts';
import { branchModal, type StepOf } from '../branch-modals.ts';
import { atEditFields, editBranch, editBranchForm, formOf } from '../operations/edit-branch.ts';
import { BranchFields } from './branch-fields.tsx';

export default function EditDialog({ branch }: StepOf<'edit'>) {
  const { busy, failure, run } = useCall();
  const form = useForm(editBranchForm, formOf(branch), async (values) => {
    const refusal = await run(() => editBranch(branch, values));
    if (refusal) form.refuse(atEditFields(refusal));
  });
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
