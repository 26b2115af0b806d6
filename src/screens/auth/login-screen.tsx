import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { row, stack } from '../../../styles/layout.css.ts';
import { useSubmit } from '../../blocks/form/use-form.ts';
import { config } from '../../stores/config.ts';
import { message } from '../../stores/messages.ts';
import { rememberedUser } from '../../stores/remembered-user.ts';
import { endReason } from '../../stores/session-end-reason.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import * as css from './auth-layout.css.ts';
import { AuthLayout } from './auth-layout.tsx';
import { signIn, signInForm } from './operations/sign-in.ts';
import { SignInHint } from './sign-in-hint.tsx';

export default function LoginScreen() {
  useSignals();
  const [remembered] = useState(rememberedUser);
  const alert = useRef<HTMLDivElement>(null);
  const { form, busy, failure } = useSubmit(
    signInForm,
    { username: remembered, password: '', remember: remembered !== '' },
    signIn,
  );
  const fill = (username: string, password: string) => {
    form.set('username', username);
    form.set('password', password);
  };
  const { sandbox } = config.value;
  const success = message.value?.kind === 'success' ? message.value : undefined;

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <AuthLayout
      heading="Iniciar sesión"
      subtitle="Ingresa a tu portal de cobros"
      below={process.env.SANDBOX && sandbox && <SignInHint sandbox={sandbox} onChoose={fill} />}
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
        <TextField
          label="Usuario"
          name="username"
          value={form.values.username}
          onChange={(value) => form.set('username', value)}
          error={form.errors.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={remembered === ''}
        />
        <PasswordField
          label="Contraseña"
          name="password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          error={form.errors.password}
          autoComplete="current-password"
          autoFocus={remembered !== ''}
        />
        <div className={`${row[3]} ${css.options}`}>
          <Checkbox
            label="Recordarme"
            value={form.values.remember}
            onChange={(value) => form.set('remember', value)}
          />
          <Link href="/auth/forgot-password">¿Olvidaste tu contraseña?</Link>
        </div>
        <Button type="submit" size="full" loading={busy} disabled={!form.valid}>
          Iniciar sesión
        </Button>
      </form>
    </AuthLayout>
  );
}
