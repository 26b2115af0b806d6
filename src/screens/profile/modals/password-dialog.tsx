import { NewPasswordFields } from '../../../blocks/form/new-password-fields.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useForm } from '../../../blocks/form/use-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import {
  atPasswordFields,
  changePassword,
  type PasswordForm,
  passwordForm,
} from '../operations/change-password.ts';
import { OneQuestionDialog } from './one-question-dialog.tsx';

const EMPTY: PasswordForm = { currentPassword: '', password1: '', password2: '' };

export default function PasswordDialog() {
  const call = useCall();
  const form = useForm(passwordForm, EMPTY, async (values) => {
    const refusal = await call.run(async () => {
      const result = await changePassword(values);
      return result.ok ? result : { ...result, failure: atPasswordFields(result.failure) };
    });
    if (refusal) form.refuse(refusal);
  });
  return (
    <OneQuestionDialog
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
    </OneQuestionDialog>
  );
}
