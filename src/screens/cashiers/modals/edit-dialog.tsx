import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { useCall } from '../../../blocks/use-call.ts';
import { useForm } from '../../../blocks/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
    <Dialog
      title="Editar caja"
      subtitle={`@${cashier.username}`}
      busy={busy}
      onClose={cashierModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Guardar cambios
        </Button>
      }
    >
      <CashierFields form={form} />
    </Dialog>
  );
}
