import { useSignals } from '@preact/signals-react/runtime';
import { divider } from '../../../../styles/layout.css.ts';
import { sectionLabel } from '../../../../styles/typography.css.ts';
import { EmailField } from '../../../blocks/form/email-field.tsx';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '../../../blocks/form/prefixed-username-field.tsx';
import { type Form, useSubmit } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type CreateBranchForm, createBranchForm, EMPTY_BRANCH } from '../branch-form.ts';
import { branchModal } from '../branch-modal.ts';
import { createBranch } from '../operations/create-branch.ts';
import { BranchFields, type BranchForm } from './branch-fields.tsx';

export default function CreateDialog() {
  useSignals();
  const prefix = currentUser.value?.business.friUsername ?? '';
  const { form, busy, failure } = useSubmit(createBranchForm, EMPTY_BRANCH, (values) =>
    createBranch(prefix, values),
  );
  return (
    <FormDialog
      title="Nueva sucursal"
      form={form}
      busy={busy}
      failure={failure}
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
  const { values, errors, set } = form;
  return (
    <>
      <p className={sectionLabel}>Administrador de la sucursal</p>
      <TextField
        label="Nombre"
        value={values.adminName}
        onChange={(value) => set('adminName', value)}
        error={errors.adminName}
        maxLength={LONGEST.name}
        autoComplete="off"
      />
      <PrefixedUsernameField
        parent={prefix}
        value={values.adminUsername}
        onChange={(value) => set('adminUsername', value)}
        error={errors.adminUsername}
      />
      <EmailField
        value={values.adminEmailAddress}
        onChange={(value) => set('adminEmailAddress', value)}
        error={errors.adminEmailAddress}
      />
    </>
  );
}
