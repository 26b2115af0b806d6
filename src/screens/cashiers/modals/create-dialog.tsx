import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '../../../blocks/form/prefixed-username-field.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { createCashierForm, EMPTY_CASHIER } from '../cashier-form.ts';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { createCashier } from '../operations/create-cashier.ts';
import { CashierFields, type CashierForm } from './cashier-fields.tsx';

export default function CreateDialog({ branch }: StepOf<'create'>) {
  const { form, busy, failure } = useSubmit(createCashierForm, EMPTY_CASHIER, (values) =>
    createCashier(branch, values),
  );
  return (
    <FormDialog
      title="Nueva caja"
      subtitle={
        <>
          En la sucursal <b>{branch.name}</b>
        </>
      }
      form={form}
      busy={busy}
      failure={failure}
      submitLabel="Crear caja"
      onClose={cashierModal.close}
    >
      <CashierFields form={form as CashierForm}>
        <PrefixedUsernameField
          parent={branch.username}
          value={form.values.username}
          onChange={(value) => form.set('username', value)}
          error={form.errors.username}
        />
      </CashierFields>
    </FormDialog>
  );
}
