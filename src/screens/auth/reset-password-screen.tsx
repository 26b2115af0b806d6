import { Link, useLocation } from 'wouter';
import { NewPasswordFields } from '#blocks/form/new-password-fields.tsx';
import { ResendCode } from '#blocks/form/resend-code.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { paths } from '#domain/paths.ts';
import { showSuccess } from '#stores/messages.ts';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FocusedFailureAlert } from './focused-failure-alert.tsx';
import {
  recoverPassword,
  requestRecoveryCode,
  resetPasswordForm,
  useRecoveredUsername,
} from './recovery-operations.ts';

export default function ResetPasswordScreen() {
  const username = useRecoveredUsername();
  return username === undefined ? null : <ResetPasswordCard username={username} />;
}

function ResetPasswordCard({ username }: { username: string }) {
  const [, navigate] = useLocation();
  const { form, busy, failure, run } = useSubmit(
    resetPasswordForm,
    { code: '', password1: '', password2: '' },
    (values) => recoverPassword(username, values),
    () => {
      showSuccess('Contraseña', 'Tu contraseña se cambio con éxito');
      navigate(paths.auth.login);
    },
  );
  const resend = async () => {
    if (busy || (await run(() => requestRecoveryCode({ username })))) return false;
    // The code before is no longer valid.
    form.set('code', '');
    form.ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
    return true;
  };

  return (
    <AuthLayout heading="Crea una contraseña">
      <Alert tone="info" icon="mail">
        Enviamos un correo electrónico con el código de verificación al usuario <b>{username}</b>.
      </Alert>
      {failure && <FocusedFailureAlert failure={failure} />}
      <form ref={form.ref} className={stack[4]} onSubmit={form.onSubmit} noValidate>
        {/* Names the account whose password the password manager should save. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Código de verificación"
          subject="código de verificación"
          name="code"
          {...form.field('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          startShown
          autoFocus
        />
        <ResendCode sent failed={failure !== undefined} onResend={resend} />
        <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} />
        <Button type="submit" size="full" loading={busy}>
          Crear contraseña
        </Button>
      </form>
      <Link href={paths.auth.login} className={buttonClass('text')}>
        Volver a iniciar sesión
      </Link>
    </AuthLayout>
  );
}
