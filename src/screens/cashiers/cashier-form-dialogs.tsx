import type { ReactNode } from 'react';
import { grid } from '../../../styles/layout.css.ts';
import { EmailField } from '../../blocks/form/email-field.tsx';
import { FormDialog } from '../../blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '../../blocks/form/prefixed-username-field.tsx';
import { type Form, useSubmit } from '../../blocks/form/use-form.ts';
import { useUntouchedFields } from '../../blocks/form/use-untouched-fields.ts';
import { LONGEST } from '../../domain/maximum-lengths.ts';
import { TextField } from '../../ui/text-field.tsx';
import { cashierModal, type StepOf } from './cashier-actions.ts';
import {
  createCashier,
  createCashierForm,
  type EditCashierForm,
  editCashier,
  editCashierForm,
  formOf,
  newCashierOf,
  usernameFor,
} from './cashier-operations.ts';

/** The form of a cashier, shared by creating and editing. */
export type CashierForm = Pick<Form<EditCashierForm>, 'values' | 'errors' | 'set'>;

/** Renders `children` before the e-mail address. */
function CashierFields({
  form,
  emailHelp,
  children,
}: {
  form: CashierForm;
  emailHelp?: string;
  children?: ReactNode;
}) {
  const { values, errors, set } = form;
  return (
    <>
      <div className={grid[2]}>
        <TextField
          label="Nombre"
          value={values.name}
          onChange={(value) => set('name', value)}
          error={errors.name}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
        <TextField
          label="Referencia"
          help="Empieza con C o un número"
          value={values.referenceId}
          onChange={(value) => set('referenceId', value)}
          error={errors.referenceId}
          maxLength={LONGEST.reference}
          autoComplete="off"
        />
      </div>
      {children}
      <EmailField
        help={emailHelp}
        value={values.emailAddress}
        onChange={(value) => set('emailAddress', value)}
        error={errors.emailAddress}
      />
    </>
  );
}

export function CreateDialog({ branch }: StepOf<'create'>) {
  const { form, busy, failure } = useSubmit(createCashierForm, newCashierOf(branch), (values) =>
    createCashier(branch, values),
  );
  const naming: typeof form = {
    ...form,
    set: (field, value) => {
      form.set(field, value);
      if (field === 'name') form.set('username', usernameFor(value, form.values));
    },
  };
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
      <CashierFields form={naming as CashierForm} emailHelp="Aquí llega su contraseña de un solo uso">
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

export function EditDialog({ cashier, branch }: StepOf<'edit'>) {
  const { form, busy, failure } = useSubmit(editCashierForm, formOf(cashier), (values) =>
    editCashier(cashier, branch, values),
  );
  useUntouchedFields(form, formOf(cashier));
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
