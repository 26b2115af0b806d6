import { useSignals } from '@preact/signals-react/runtime';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '../../../blocks/form/prefixed-username-field.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { createAdministrativeUserForm, EMPTY_ADMINISTRATIVE_USER } from '../administrative-user-form.ts';
import { administrativeUserModal } from '../administrative-user-modal.ts';
import { createAdministrativeUser } from '../operations/create-administrative-user.ts';
import { AdministrativeUserFields, type AdministrativeUserForm } from './administrative-user-fields.tsx';
import { RoleChoice } from './role-choice.tsx';

export default function CreateDialog() {
  useSignals();
  const user = currentUser.value;
  return user && <Create user={user} />;
}

function Create({ user }: { user: CurrentUser }) {
  const { friUsername } = user.business;
  const { form, busy, failure } = useSubmit(
    createAdministrativeUserForm,
    EMPTY_ADMINISTRATIVE_USER,
    (values) => createAdministrativeUser(friUsername, values),
  );
  return (
    <FormDialog
      title="Nuevo usuario"
      subtitle="Tendrá los permisos del rol que elijas"
      form={form}
      busy={busy}
      failure={failure}
      submitLabel="Crear usuario"
      onClose={administrativeUserModal.close}
    >
      <AdministrativeUserFields form={form as AdministrativeUserForm} countryCode={COUNTRY_CODE}>
        <PrefixedUsernameField
          parent={friUsername}
          value={form.values.username}
          onChange={(value) => form.set('username', value)}
          error={form.errors.username}
        />
      </AdministrativeUserFields>
      <RoleChoice
        permissions={user.permissions}
        value={form.values.roleId}
        onChange={(roleId) => form.set('roleId', roleId)}
        error={form.errors.roleId}
      />
    </FormDialog>
  );
}
