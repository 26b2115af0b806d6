import { useSignals } from '@preact/signals-react/runtime';
import { NewPasswordFields } from '#blocks/form/new-password-fields.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { currentUser } from '#stores/current-user.ts';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FocusedFailureAlert } from './focused-failure-alert.tsx';
import { changeOneTimePassword, changeOneTimePasswordForm } from './one-time-password-operations.ts';
import { signOut } from './sign-out-operation.ts';

/** Users who signed in with a one-time password must replace it before anything else. */
export default function ChangeOneTimePasswordScreen() {
  useSignals();
  const { form, busy, failure } = useSubmit(
    changeOneTimePasswordForm,
    { password1: '', password2: '' },
    changeOneTimePassword,
  );

  return (
    <AuthLayout heading="Crea una contraseña">
      <Alert tone="info" icon="key">
        Entraste con una contraseña de un solo uso. Crea la tuya para continuar.
      </Alert>
      {failure && <FocusedFailureAlert failure={failure} />}
      <form ref={form.ref} className={stack[4]} onSubmit={form.onSubmit} noValidate>
        {/* Names the account whose password the password manager should save. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={currentUser.value?.username ?? ''}
          readOnly
          hidden
        />
        <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} autoFocus />
        <Button type="submit" size="full" loading={busy}>
          Crear contraseña
        </Button>
      </form>
      <Button variant="text" onClick={() => void signOut()}>
        Cerrar sesión
      </Button>
    </AuthLayout>
  );
}
