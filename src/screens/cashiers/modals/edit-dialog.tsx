import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { editCashierForm, formOf } from '../cashier-form.ts';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { editCashier } from '../operations/edit-cashier.ts';
import { CashierFields } from './cashier-fields.tsx';

export default function EditDialog({ cashier, branch }: StepOf<'edit'>) {
  const { form, busy, failure } = useSubmit(editCashierForm, formOf(cashier), (values) =>
    editCashier(cashier, branch, values),
  );
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
