import { useSignals } from '@preact/signals-react/runtime';
import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { useCall } from '../../../blocks/use-call.ts';
import { useForm } from '../../../blocks/use-form.ts';
import { type CurrentUser, currentUser } from '../../../stores/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PrefixedField } from '../../../ui/prefixed-field.tsx';
import { createPerson, createPersonForm, EMPTY_PERSON } from '../operations/create-person.ts';
import { COUNTRY_CODE } from '../people-store.ts';
import { personModal } from '../person-modals.ts';
import { PersonFields, type PersonForm } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';

export default function CreateDialog() {
  useSignals();
  const user = currentUser.value;
  return user && <Create user={user} />;
}

function Create({ user }: { user: CurrentUser }) {
  const { friUsername } = user.business;
  const { busy, failure, run } = useCall();
  const form = useForm(createPersonForm, EMPTY_PERSON, async (values) => {
    const refusal = await run(() => createPerson(friUsername, values));
    if (refusal) form.refuse(refusal);
  });
  const prefix = `${friUsername}-`;
  return (
    <Dialog
      title="Nuevo usuario"
      subtitle="Tendrá los permisos del rol que elijas"
      busy={busy}
      onClose={personModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Crear usuario
        </Button>
      }
    >
      <PersonFields form={form as PersonForm} countryCode={COUNTRY_CODE}>
        <PrefixedField
          label="Usuario"
          prefix={prefix}
          help={
            <>
              Es el usuario con el que inicia sesión: <b>{`${prefix}${form.values.username.trim()}`}</b>
            </>
          }
          value={form.values.username}
          onChange={(value) => form.set('username', value)}
          error={form.errors.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </PersonFields>
      <RoleChoice
        permissions={user.permissions}
        value={form.values.roleId}
        onChange={(roleId) => form.set('roleId', roleId)}
        error={form.errors.roleId}
      />
    </Dialog>
  );
}
