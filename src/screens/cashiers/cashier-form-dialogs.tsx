import type { ReactNode } from 'react';
import { EmailField } from '#blocks/form/email-field.tsx';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '#blocks/form/prefixed-username-field.tsx';
import { type Form, useSubmit } from '#blocks/form/use-form.ts';
import { useUntouchedFields } from '#blocks/form/use-untouched-fields.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { grid } from '#styles/layout.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { TextField } from '#ui/text-field.tsx';
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
export type CashierForm = Pick<Form<EditCashierForm>, 'field' | 'set'>;

/** Renders `children` before the e-mail address. */
function CashierFields({
  form,
  emailHelp,
  onName = (name) => form.set('name', name),
  children,
}: {
  form: CashierForm;
  emailHelp?: string;
  onName?: (name: string) => void;
  children?: ReactNode;
}) {
  return (
    <>
      <div className={grid[2]}>
        <TextField
          label="Nombre"
          {...form.field('name')}
          onChange={onName}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
        <TextField
          label="Referencia"
          help="Empieza con C o un número"
          {...form.field('referenceId')}
          maxLength={LONGEST.reference}
          autoComplete="off"
        />
      </div>
      {children}
      <EmailField help={emailHelp} {...form.field('emailAddress')} />
    </>
  );
}

export function CreateDialog({ branch }: StepOf<'create'>) {
  const { form, ...call } = useSubmit(createCashierForm, newCashierOf(branch), (values) =>
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
      call={call}
      submitLabel="Crear caja"
      onClose={cashierModal.close}
    >
      <CashierFields
        form={form as CashierForm}
        emailHelp="Aquí llega su contraseña de un solo uso"
        onName={(name) => {
          form.set('name', name);
          form.set('username', usernameFor(name, form.values));
        }}
      >
        <PrefixedUsernameField parent={branch.username} {...form.field('username')} />
      </CashierFields>
    </FormDialog>
  );
}

export function EditDialog({ cashier, branch }: StepOf<'edit'>) {
  const { form, ...call } = useSubmit(editCashierForm, formOf(cashier), (values) =>
    editCashier(cashier, branch, values),
  );
  useUntouchedFields(form, formOf(cashier));
  return (
    <FormDialog
      title="Editar caja"
      subtitle={<span className={untranslated}>@{cashier.username}</span>}
      form={form}
      call={call}
      submitLabel="Guardar cambios"
      onClose={cashierModal.close}
    >
      <CashierFields form={form} />
    </FormDialog>
  );
}
