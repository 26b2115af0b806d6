import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useForm } from '../../../blocks/form/use-form.ts';
import { cashierModal, type StepOf } from '../cashier-modals.ts';
import { editCashier, editCashierForm, formOf } from '../operations/edit-cashier.ts';
import { CashierFields } from './cashier-fields.tsx';

export default function EditDialog({ cashier, branch }: StepOf<'edit'>) {
  const { busy, failure, run } = useCall();
  const form = useForm(editCashierForm, formOf(cashier), async (values) => {
    const refusal = await run(() => editCashier(cashier, branch, values));
    if (refusal) form.refuse(refusal);
  });
  return (
    <FormDialog
      title="Editar caja"
      subtitle={`@${cashier.username}`}
      form={form}
      busy={busy}
      failure={failure}
      submitLabel="Guardar cambios"
      onClose={cashierModal.close}
    >
      <CashierFields form={form} />
    </FormDialog>
  );
}
