import { useState } from 'react';
import { Link } from 'wouter';
import { useSubmit } from '#blocks/form/use-form.ts';
import { paths } from '#domain/paths.ts';
import { rememberedUser } from '#stores/remembered-user.ts';
import { stack } from '#styles/layout.css.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FocusedFailureAlert } from './focused-failure-alert.tsx';
import { forgotPasswordForm, goToResetPassword, requestRecoveryCode } from './recovery-operations.ts';
import { plainUsername } from './sign-in-form.ts';
import { UsernameField } from './username-field.tsx';

export default function ForgotPasswordScreen() {
  const [remembered] = useState(rememberedUser);
  const { form, busy, failure } = useSubmit(
    forgotPasswordForm,
    { username: remembered },
    requestRecoveryCode,
    ({ username }) => goToResetPassword(plainUsername(username)),
  );

  return (
    <AuthLayout
      heading="¿Olvidaste tu contraseña?"
      subtitle="Enviaremos un código al correo electrónico registrado de tu usuario"
    >
      {failure && !failure.fields && <FocusedFailureAlert failure={failure} />}
      <form ref={form.ref} className={stack[5]} onSubmit={form.onSubmit} noValidate>
        <UsernameField form={form} autoFocus />
        <Button type="submit" size="full" loading={busy}>
          Siguiente
        </Button>
      </form>
      <Link href={paths.auth.login} className={buttonClass('text')}>
        Volver a iniciar sesión
      </Link>
    </AuthLayout>
  );
}
