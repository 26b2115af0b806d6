import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Form, useSubmit } from '#blocks/form/use-form.ts';
import { paths } from '#domain/paths.ts';
import { message } from '#stores/messages.ts';
import { rememberedUser } from '#stores/remembered-user.ts';
import { session } from '#stores/session.ts';
import { endReason } from '#stores/session-end-reason.ts';
import { fingerTarget, row, stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useHydrating } from '#ui/use-hydrating.ts';
import * as css from './auth-layout.css.ts';
import { AuthLayout } from './auth-layout.tsx';
import { DemoUsersHint } from './demo-users-hint.tsx';
import { loadSignIn, signIn } from './load-sign-in-operation.ts';
import { type SignInForm, signInForm } from './sign-in-form.ts';
import { UsernameField } from './username-field.tsx';

export default function LoginScreen() {
  useSignals();
  const hydrating = useHydrating();
  const [remembered] = useState(() => (hydrating ? '' : rememberedUser()));
  const alert = useRef<HTMLDivElement>(null);
  const { form, busy, failure } = useSubmit(
    signInForm,
    { username: remembered, password: '', remember: remembered !== '' },
    signIn,
  );
  useEarlyInput(form);
  useEffect(() => {
    loadSignIn().catch(() => undefined);
  }, []);
  const fill = (username: string, password: string) => {
    form.set('username', username);
    form.set('password', password);
  };
  const success = message.value?.kind === 'success' ? message.value : undefined;

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <AuthLayout
      heading="Iniciar sesión"
      subtitle="Ingresa a tu portal de cobros"
      below={process.env.SANDBOX && <DemoUsersHint onChoose={fill} />}
    >
      {failure && !failure.fields && (
        <Alert tone="error" title={failure.title} ref={alert}>
          {failure.message}
        </Alert>
      )}
      {endReason.value && !failure && <Alert tone="info">{endReason.value}</Alert>}
      {success && !failure && (
        <Alert tone="success" title={success.title}>
          {success.text}
        </Alert>
      )}
      <form ref={form.ref} className={stack[5]} onSubmit={form.onSubmit} noValidate>
        <UsernameField form={form} autoFocus={remembered === ''} />
        <PasswordField
          label="Contraseña"
          name="password"
          {...form.field('password')}
          autoComplete="current-password"
          autoFocus={remembered !== ''}
        />
        <div className={`${row[3]} ${css.options}`}>
          <Checkbox
            label="Recordarme"
            name="remember"
            value={form.values.remember}
            onChange={(value) => form.set('remember', value)}
          />
          <Link href={paths.auth.forgotPassword} className={fingerTarget}>
            ¿Olvidaste tu contraseña?
          </Link>
        </div>
        {/* The button stays busy until the first screen is shown. */}
        <Button type="submit" size="full" loading={busy || session.value !== null} disabled={!form.valid}>
          Iniciar sesión
        </Button>
      </form>
    </AuthLayout>
  );
}

/**
 * Takes over the text already in the form's fields, typed by the user or filled in by the first script or the
 * browser. Submits the form if Enter was pressed afterwards.
 */
function useEarlyInput({ ref, values, valid, set }: Form<SignInForm>): void {
  const hydrating = useHydrating();
  const [tookOver, setTookOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    const field = (name: keyof SignInForm) => ref.current?.elements.namedItem(name) as HTMLInputElement;
    for (const name of ['username', 'password'] as const)
      if (field(name).value !== values[name]) set(name, field(name).value);
    if (field('remember').checked !== values.remember) set('remember', field('remember').checked);
    setTookOver(hydrating);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values that were taken
  useEffect(() => {
    if (tookOver && valid && window.early?.signsIn) ref.current?.requestSubmit();
  }, [tookOver]);
}
