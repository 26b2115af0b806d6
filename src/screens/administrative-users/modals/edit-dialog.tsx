import { useSignals } from '@preact/signals-react/runtime';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SegmentedField } from '../../../ui/segmented.tsx';
import { editAdministrativeUserForm, formOf } from '../administrative-user-form.ts';
import { administrativeUserModal, type StepOf } from '../administrative-user-modal.ts';
import { editAdministrativeUser } from '../operations/edit-administrative-user.ts';
import { AdministrativeUserFields, type AdministrativeUserForm } from './administrative-user-fields.tsx';
import { RoleChoice } from './role-choice.tsx';

export default function EditDialog({ person }: StepOf<'edit'>) {
  useSignals();
  const user = currentUser.value;
  return user && <Edit user={user} person={person} />;
}

function Edit({ user, person }: { user: CurrentUser; person: StepOf<'edit'>['person'] }) {
  const own = person.id === user.id;
  const { form, busy, failure } = useSubmit(
    editAdministrativeUserForm(person.countryCode),
    formOf(person),
    (values) => editAdministrativeUser(person, own, values),
  );
  return (
    <FormDialog
      title="Editar usuario"
      subtitle={`@${person.username}`}
      form={form}
      busy={busy}
      failure={failure}
      submitLabel="Guardar cambios"
      onClose={administrativeUserModal.close}
    >
      <AdministrativeUserFields
        form={form as AdministrativeUserForm}
        countryCode={person.countryCode}
        own={own}
      />
      {own ? (
        <Alert tone="info">Tu rol y tu estado los cambia otro Administrador.</Alert>
      ) : (
        <>
          <RoleChoice
            permissions={user.permissions}
            value={form.values.roleId}
            onChange={(roleId) => form.set('roleId', roleId)}
            error={form.errors.roleId}
          />
          <SegmentedField
            label="Estado"
            value={form.values.status}
            onChange={(status) => form.set('status', status)}
            options={[
              { value: 'active', label: 'Activo' },
              { value: 'blocked', label: 'Bloqueado' },
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
