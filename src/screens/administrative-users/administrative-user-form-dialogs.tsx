import type { ReactNode } from 'react';
import { forUser } from '#blocks/for-user.tsx';
import { EmailField } from '#blocks/form/email-field.tsx';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { PrefixedUsernameField } from '#blocks/form/prefixed-username-field.tsx';
import { type Form, useSubmit } from '#blocks/form/use-form.ts';
import { useUntouchedFields } from '#blocks/form/use-untouched-fields.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { grid } from '#styles/layout.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { PrefixedField } from '#ui/prefixed-field.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { COUNTRY_CODE } from '#words/phone.ts';
import { administrativeUserModal, type StepOf } from './administrative-user-actions.ts';
import {
  createAdministrativeUserForm,
  EMPTY_ADMINISTRATIVE_USER,
  editAdministrativeUserForm,
  formOf,
} from './administrative-user-form.ts';
import { createAdministrativeUser, editAdministrativeUser } from './administrative-user-operations.ts';
import { RoleChoice } from './role-choice.tsx';

interface Values {
  name: string;
  emailAddress: string;
  phoneNumber: string;
}

export type AdministrativeUserForm = Pick<Form<Values>, 'field'>;

interface AdministrativeUserFieldsProps {
  form: AdministrativeUserForm;
  countryCode: string;
  /** Omits the e-mail address, which users change in their own profile, with a code. */
  own?: boolean;
  emailHelp?: string;
  /** Rendered after the name field. */
  children?: ReactNode;
}

function AdministrativeUserFields({
  form,
  countryCode,
  own = false,
  emailHelp,
  children,
}: AdministrativeUserFieldsProps) {
  return (
    <>
      <TextField label="Nombre" {...form.field('name')} maxLength={LONGEST.name} autoComplete="off" />
      {children}
      <div className={grid[2]}>
        <EmailField help={emailHelp} {...form.field('emailAddress')} disabled={own} />
        <PrefixedField
          label="Teléfono"
          optional
          prefix={`+${countryCode}`}
          type="tel"
          {...form.field('phoneNumber')}
          maxLength={24}
          autoComplete="off"
        />
      </div>
    </>
  );
}

export const CreateDialog = forUser(Create);

function Create({ user }: { user: CurrentUser }) {
  const { friUsername } = user.business;
  const { form, ...call } = useSubmit(createAdministrativeUserForm, EMPTY_ADMINISTRATIVE_USER, (values) =>
    createAdministrativeUser(friUsername, values),
  );
  return (
    <FormDialog
      title="Nuevo usuario"
      subtitle="Tendrá los permisos del rol que elijas"
      form={form}
      call={call}
      submitLabel="Crear usuario"
      onClose={administrativeUserModal.close}
    >
      <AdministrativeUserFields
        form={form as AdministrativeUserForm}
        countryCode={COUNTRY_CODE}
        emailHelp="Aquí llega su contraseña de un solo uso"
      >
        <PrefixedUsernameField parent={friUsername} {...form.field('username')} />
      </AdministrativeUserFields>
      <RoleChoice permissions={user.permissions} {...form.field('roleId')} />
    </FormDialog>
  );
}

export const EditDialog = forUser(Edit);

function Edit({ user, person }: { user: CurrentUser; person: StepOf<'edit'>['person'] }) {
  const own = person.id === user.id;
  const { form, ...call } = useSubmit(
    editAdministrativeUserForm(person.countryCode),
    formOf(person),
    (values) => editAdministrativeUser(person, own, values),
  );
  useUntouchedFields(form, formOf(person));
  return (
    <FormDialog
      title="Editar usuario"
      subtitle={<span className={untranslated}>@{person.username}</span>}
      form={form}
      call={call}
      submitLabel="Guardar cambios"
      onClose={administrativeUserModal.close}
    >
      <AdministrativeUserFields
        form={form as AdministrativeUserForm}
        countryCode={person.countryCode}
        own={own}
        {...(own && { emailHelp: 'El tuyo se cambia en tu perfil, con un código' })}
      />
      {own ? (
        <Alert tone="info">Tu rol y tu estado los cambia otro Administrador.</Alert>
      ) : (
        <>
          <RoleChoice permissions={user.permissions} {...form.field('roleId')} />
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
