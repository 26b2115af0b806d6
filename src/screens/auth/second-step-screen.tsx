import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSubmit } from '#blocks/form/use-form.ts';
import { ApplicationOrRecoveryCodeField } from '#blocks/second-factor/application-or-recovery-code-field.tsx';
import { paths } from '#domain/paths.ts';
import { stack } from '#styles/layout.css.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FocusedFailureAlert } from './focused-failure-alert.tsx';
import { challengeToken, completeSignIn, secondStepForm } from './second-step-operations.ts';

export default function SecondStepScreen() {
  const [, goTo] = useLocation();
  // Read only once: on Back this screen is still mounted when the state already is that of the previous entry.
  const [token] = useState(challengeToken);
  useEffect(() => {
    if (token === undefined) goTo(paths.auth.login, { replace: true });
  }, [token, goTo]);
  return token === undefined ? null : <SecondStepCard token={token} />;
}

function SecondStepCard({ token }: { token: string }) {
  const { form, busy, failure } = useSubmit(secondStepForm, { code: '' }, (values) =>
    completeSignIn(token, values),
  );
  const expired = failure?.code === 'expired-challenge';
  return (
    <AuthLayout heading="Verificación en dos pasos" subtitle="Tu contraseña es correcta. Falta un código.">
      {failure && !failure.fields && <FocusedFailureAlert failure={failure} />}
      {!expired && (
        <form ref={form.ref} className={stack[4]} onSubmit={form.onSubmit} noValidate>
          <ApplicationOrRecoveryCodeField {...form.field('code')} autoFocus />
          <Button type="submit" size="full" loading={busy}>
            Verificar
          </Button>
        </form>
      )}
      <Link
        href={paths.auth.login}
        className={expired ? buttonClass('primary', 'full') : buttonClass('text')}
      >
        Volver a iniciar sesión
      </Link>
    </AuthLayout>
  );
}
