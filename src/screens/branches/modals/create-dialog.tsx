import { useSignals } from '@preact/signals-react/runtime';
import { divider } from '../../../../styles/layout.css.ts';
import { sectionLabel } from '../../../../styles/typography.css.ts';
import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { useCall } from '../../../blocks/use-call.ts';
import { type Form, useForm } from '../../../blocks/use-form.ts';
import { currentUser } from '../../../stores/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PrefixedField } from '../../../ui/prefixed-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { branchModal } from '../branch-modals.ts';
import {
  atCreateFields,
  type CreateBranchForm,
  createBranch,
  createBranchForm,
  EMPTY_BRANCH,
} from '../operations/create-branch.ts';
import { BranchFields, type BranchForm } from './branch-fields.tsx';

export default function CreateDialog() {
  useSignals();
  const prefix = currentUser.value?.business.friUsername ?? '';
  const { busy, failure, run } = useCall();
  const form = useForm(createBranchForm, EMPTY_BRANCH, async (values) => {
    const refusal = await run(() => createBranch(prefix, values));
    if (refusal) form.refuse(atCreateFields(refusal));
  });
  return (
    <Dialog
      title="Nueva sucursal"
      busy={busy}
      onClose={branchModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Crear sucursal
        </Button>
      }
    >
      <BranchFields form={form as BranchForm} referenceHelp="Empieza con C o un número" />
      <hr className={divider} />
      <AdminFields form={form} prefix={prefix} />
    </Dialog>
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
        maxLength={80}
        autoComplete="off"
      />
      <PrefixedField
        label="Usuario"
        prefix={`${prefix}-`}
        help={
          <>
            Es el usuario con el que inicia sesión: <b>{`${prefix}-${values.adminUsername.trim()}`}</b>
          </>
        }
        value={values.adminUsername}
        onChange={(value) => set('adminUsername', value)}
        error={errors.adminUsername}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        value={values.adminEmailAddress}
        onChange={(value) => set('adminEmailAddress', value)}
        error={errors.adminEmailAddress}
        maxLength={254}
        autoComplete="off"
      />
    </>
  );
}
