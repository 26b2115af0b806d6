import { useSignals } from '@preact/signals-react/runtime';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { NewUsernameField } from '../../../blocks/form/new-username-field.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { type CurrentUser, currentUser } from '../../../stores/session.ts';
import { createPerson, createPersonForm, EMPTY_PERSON } from '../operations/create-person.ts';
import { personModal } from '../person-modal.ts';
import { PersonFields, type PersonForm } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';

export default function CreateDialog() {
  useSignals();
  const user = currentUser.value;
  return user && <Create user={user} />;
}

function Create({ user }: { user: CurrentUser }) {
  const { friUsername } = user.business;
  const { form, busy, failure } = useSubmit(createPersonForm, EMPTY_PERSON, (values) =>
    createPerson(friUsername, values),
  );
  return (
    <FormDialog
      title="Nuevo usuario"
      subtitle="Tendrá los permisos del rol que elijas"
      form={form}
      busy={busy}
      failure={failure}
      submitLabel="Crear usuario"
      onClose={personModal.close}
    >
      <PersonFields form={form as PersonForm} countryCode={COUNTRY_CODE}>
        <NewUsernameField
          parent={friUsername}
          value={form.values.username}
          onChange={(value) => form.set('username', value)}
          error={form.errors.username}
        />
      </PersonFields>
      <RoleChoice
        permissions={user.permissions}
        value={form.values.roleId}
        onChange={(roleId) => form.set('roleId', roleId)}
        error={form.errors.roleId}
      />
    </FormDialog>
  );
}
