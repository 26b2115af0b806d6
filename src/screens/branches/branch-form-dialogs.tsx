import { useSignals } from '@preact/signals-react/runtime';
import { EmailField } from '#blocks/form/email-field.tsx';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '#blocks/form/prefixed-username-field.tsx';
import { type Form, useSubmit } from '#blocks/form/use-form.ts';
import { useUntouchedFields } from '#blocks/form/use-untouched-fields.ts';
import {
  type CreateBranchForm,
  createBranchForm,
  type EditBranchForm,
  EMPTY_BRANCH,
  editBranchForm,
  formOf,
} from '#blocks/places/branch-form.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { currentUser } from '#stores/current-user.ts';
import { divider, grid } from '#styles/layout.css.ts';
import { sectionLabel } from '#styles/typography.css.ts';
import { TextField } from '#ui/text-field.tsx';
import { branchModal, type StepOf } from './branch-actions.ts';
import { createBranch, editBranch } from './branch-operations.ts';
import { LocationSelects } from './location-selects.tsx';

/** The form of a branch, shared by creating and editing. */
export type BranchForm = Pick<Form<EditBranchForm>, 'values' | 'errors' | 'set' | 'field'>;

function BranchFields({ form, referenceHelp }: { form: BranchForm; referenceHelp?: string }) {
  const { values, errors, set, field } = form;
  return (
    <>
      <div className={grid[2]}>
        <TextField
          label="Nombre de la sucursal"
          {...field('branchName')}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
        <TextField
          label="Referencia"
          help={referenceHelp}
          {...field('reference')}
          maxLength={LONGEST.reference}
          autoComplete="off"
        />
      </div>
      <TextField
        label="Dirección"
        {...field('branchAddress')}
        maxLength={LONGEST.address}
        autoComplete="off"
      />
      <LocationSelects
        value={values}
        onChange={({ state, city, zone }) => {
          set('state', state);
          set('city', city);
          set('zone', zone);
        }}
        errors={errors}
      />
    </>
  );
}

export function CreateDialog() {
  useSignals();
  const prefix = currentUser.value?.business.friUsername ?? '';
  const { form, ...call } = useSubmit(createBranchForm, EMPTY_BRANCH, (values) =>
    createBranch(prefix, values),
  );
  return (
    <FormDialog
      title="Nueva sucursal"
      form={form}
      call={call}
      submitLabel="Crear sucursal"
      onClose={branchModal.close}
    >
      <BranchFields form={form as BranchForm} referenceHelp="Empieza con C o un número" />
      <hr className={divider} />
      <AdminFields form={form} prefix={prefix} />
    </FormDialog>
  );
}

function AdminFields({ form, prefix }: { form: Form<CreateBranchForm>; prefix: string }) {
  const { field } = form;
  return (
    <>
      <p className={sectionLabel}>Administrador de la sucursal</p>
      <TextField label="Nombre" {...field('adminName')} maxLength={LONGEST.name} autoComplete="off" />
      <PrefixedUsernameField parent={prefix} {...field('adminUsername')} />
      <EmailField help="Aquí llega su contraseña de un solo uso" {...field('adminEmailAddress')} />
    </>
  );
}

export function EditDialog({ branch }: StepOf<'edit'>) {
  const { form, ...call } = useSubmit(editBranchForm, formOf(branch), (values) => editBranch(branch, values));
  useUntouchedFields(form, formOf(branch));
  return (
    <FormDialog
      title="Editar sucursal"
      form={form}
      call={call}
      submitLabel="Guardar cambios"
      onClose={branchModal.close}
    >
      <BranchFields form={form} />
    </FormDialog>
  );
}
