import { NewPasswordFields } from '../../../blocks/form/new-password-fields.tsx';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { changePassword, type PasswordForm, passwordForm } from '../operations/change-password.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';

const EMPTY: PasswordForm = { currentPassword: '', password1: '', password2: '' };

export default function ChangePasswordDialog() {
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
        value={form.values.currentPassword}
        onChange={(value) => form.set('currentPassword', value)}
        error={form.errors.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} />
    </ProfileChangeDialog>
  );
}
