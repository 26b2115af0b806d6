import type { Result } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { NewPasswordFields } from '#blocks/form/new-password-fields.tsx';
import type { Call } from '#blocks/form/use-call.ts';
import { type Form, useSubmit } from '#blocks/form/use-form.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { currentUser } from '#stores/current-user.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { COUNTRIES, COUNTRY_CODE, groupedDigits } from '#words/phone.ts';
import { nameLabel } from './may-change-profile.ts';
import { changePassword, type PasswordForm, passwordForm } from './own-access-operations.ts';
import * as css from './phone-number-dialog.css.ts';
import { profileModal, type StepOf } from './profile-modal.ts';
import {
  type NameForm,
  nameForm,
  phoneForm,
  renameBranch,
  renameBusiness,
  renameOwnUser,
  updatePhone,
} from './profile-operations.ts';

type ProfileChangeDialogProps<Values extends object> = {
  title: string;
  subtitle: ReactNode;
  form: Form<Values>;
  call: Call;
  submitLabel?: string;
  children: ReactNode;
};

/** A dialog that changes one fact. Field errors are shown only at their field. */
export function ProfileChangeDialog<Values extends object>({
  call,
  ...dialog
}: ProfileChangeDialogProps<Values>) {
  const { busy, failure } = call;
  const isAtField = failure?.fields?.some(({ field }) => field in dialog.form.values);
  return (
    <FormDialog
      {...dialog}
      call={{ busy, failure: isAtField ? undefined : failure }}
      onClose={profileModal.close}
    />
  );
}

type RenameDialogProps = {
  title: string;
  subtitle: string;
  /** Current name. */
  name: string;
  save: (form: NameForm) => Promise<Result<unknown>>;
};

/** Changes the name of the business, the branch, or the user. */
function RenameDialog({ title, subtitle, name, save }: RenameDialogProps) {
  const { form, ...call } = useSubmit(nameForm, { name }, (values) => save(values));
  return (
    <ProfileChangeDialog title={title} subtitle={subtitle} form={form} call={call}>
      <TextField label={title} {...form.field('name')} maxLength={LONGEST.name} autoComplete="off" />
    </ProfileChangeDialog>
  );
}

export function BusinessNameDialog({ name }: StepOf<'business-name'>) {
  useSignals();
  const userId = currentUser.value?.id ?? '';
  return (
    <RenameDialog
      title="Nombre del negocio"
      subtitle="Así te encuentran y te ven los clientes al pagar"
      name={name}
      save={(form) => renameBusiness(userId, form)}
    />
  );
}

export function OwnNameDialog({ name }: StepOf<'name'>) {
  useSignals();
  const user = currentUser.value;
  const isCashier = user?.type === 'operator';
  return (
    <RenameDialog
      title={user ? nameLabel(user) : ''}
      subtitle={
        isCashier ? 'Así aparece en tus pagos y comprobantes' : 'Así te ven las personas de tu negocio'
      }
      name={name}
      save={(form) => renameOwnUser(user?.id ?? '', form)}
    />
  );
}

export function BranchNameDialog({ branchId, name }: StepOf<'branch-name'>) {
  return (
    <RenameDialog
      title="Nombre de la sucursal"
      subtitle="Así aparece en tus pagos y comprobantes"
      name={name}
      save={(form) => renameBranch(branchId, form)}
    />
  );
}

export function PhoneNumberDialog() {
  useSignals();
  const user = currentUser.value;
  const countryCode = user?.countryCode ?? COUNTRY_CODE;
  const phoneNumber = groupedDigits({ countryCode, phoneNumber: user?.phoneNumber ?? '' });
  const saved = { countryCode, phoneNumber };
  const { form, ...call } = useSubmit(phoneForm, saved, (values) => updatePhone(values));
  return (
    <ProfileChangeDialog
      title="Teléfono"
      subtitle="El teléfono de contacto de tu usuario"
      form={form}
      call={call}
    >
      <div className={css.fields}>
        <SelectField
          label="País"
          {...form.field('countryCode')}
          options={countryOptions(saved.countryCode)}
          autoComplete="tel-country-code"
        />
        <TextField
          label="Teléfono"
          size="sm"
          inputMode="tel"
          {...form.field('phoneNumber')}
          maxLength={24}
          autoComplete="tel-national"
        />
      </div>
    </ProfileChangeDialog>
  );
}

/** Options for the usual countries and the saved one. */
function countryOptions(saved: string) {
  const usual = COUNTRIES.map(({ code, name }) => ({ value: code, label: `+${code} ${name}` }));
  return usual.some(({ value }) => value === saved)
    ? usual
    : [{ value: saved, label: `+${saved}` }, ...usual];
}

const EMPTY: PasswordForm = { currentPassword: '', password1: '', password2: '' };

export function ChangePasswordDialog() {
  const { form, ...call } = useSubmit(passwordForm, EMPTY, changePassword);
  return (
    <ProfileChangeDialog
      title="Contraseña"
      subtitle="Al cambiarla se cierran tus otras sesiones"
      submitLabel="Cambiar contraseña"
      form={form}
      call={call}
    >
      <PasswordField
        label="Contraseña actual"
        subject="contraseña actual"
        {...form.field('currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} />
    </ProfileChangeDialog>
  );
}
