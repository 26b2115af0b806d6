import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { useCall } from '../../../blocks/use-call.ts';
import { useForm } from '../../../blocks/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PrefixedField } from '../../../ui/prefixed-field.tsx';
import { cashierModal, type StepOf } from '../cashier-modals.ts';
import { createCashier, createCashierForm, EMPTY_CASHIER } from '../operations/create-cashier.ts';
import { CashierFields, type CashierForm } from './cashier-fields.tsx';

export default function NewDialog({ branch }: StepOf<'new'>) {
  const { busy, failure, run } = useCall();
  const form = useForm(createCashierForm, EMPTY_CASHIER, async (values) => {
    const refusal = await run(() => createCashier(branch, values));
    if (refusal) form.refuse(refusal);
  });
  return (
    <Dialog
      title="Nueva caja"
      subtitle={
        <>
          En la sucursal <b>{branch.name}</b>
        </>
      }
      busy={busy}
      onClose={cashierModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Crear caja
        </Button>
      }
    >
      <CashierFields form={form as CashierForm}>
        <PrefixedField
          label="Usuario"
          prefix={`${branch.username}-`}
          help={
            <>
              Es el usuario con el que inicia sesión:{' '}
              <b>{`${branch.username}-${form.values.username.trim()}`}</b>
            </>
          }
          value={form.values.username}
          onChange={(value) => form.set('username', value)}
          error={form.errors.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CashierFields>
    </Dialog>
  );
}
