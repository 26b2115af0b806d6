import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { useCall } from '../../../blocks/use-call.ts';
import { useForm } from '../../../blocks/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
    <Dialog
      title="Editar sucursal"
      busy={busy}
      onClose={branchModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Guardar cambios
        </Button>
      }
    >
      <BranchFields form={form} />
    </Dialog>
  );
}
