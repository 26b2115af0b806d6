import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { ResendCode } from '#blocks/form/resend-code.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { useSubmit } from '#blocks/form/use-form.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { currentUser } from '#stores/current-user.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ProfileChangeDialog } from './profile-change-dialogs.tsx';
import { profileModal, type StepOf } from './profile-modal.ts';
import {
  confirmEmailChange,
  emailAndPasswordForm,
  emailForm,
  needsPassword,
  requestEmailChange,
  resendEmailCode,
} from './profile-operations.ts';

/** The server asks for the password if the user signed in long ago. */
export function EmailDialog({ typed, asksPassword = false }: StepOf<'email'>) {
  useSignals();
  const [withPassword, setWithPassword] = useState(asksPassword);
  const { form, ...call } = useSubmit(
    withPassword ? emailAndPasswordForm : emailForm,
    { emailAddress: typed, password: '' },
    async (values) => {
      const result = await requestEmailChange(values);
      if (needsPassword(result)) setWithPassword(true);
      return result;
    },
  );
  return (
    <ProfileChangeDialog
      title="Correo electrónico"
      subtitle="Enviaremos un código al correo nuevo para comprobarlo"
      submitLabel="Enviar código"
      form={form}
      call={call}
    >
      <TextField
        label="Correo electrónico actual"
        value={currentUser.value?.emailAddress ?? ''}
        onChange={() => undefined}
        disabled
      />
      <TextField
        label="Correo electrónico nuevo"
        type="email"
        {...form.field('emailAddress')}
        maxLength={LONGEST.emailAddress}
        autoComplete="email"
      />
      {withPassword && (
        <PasswordField
          label="Contraseña"
          name="password"
          {...form.field('password')}
          autoComplete="current-password"
        />
      )}
    </ProfileChangeDialog>
  );
}

const WHOLE = /^\d{6}$/;

export function EmailCodeDialog({ emailAddress }: StepOf<'email-code'>) {
  const [code, setCode] = useState('');
  const { busy, failure, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  // Clears the code after a failure: otherwise each digit typed over a complete code would count as another try.
  const startAnew = () => {
    setCode('');
    form.current?.querySelector('input')?.focus();
  };
  const validate = async (whole: string) => {
    const failed = await run(() => confirmEmailChange(whole));
    if (failed?.status === 422) startAnew();
  };
  return (
    <Dialog
      title="Código de verificación"
      subtitle={
        <>
          Lo enviamos a <b>{emailAddress}</b>
        </>
      }
      busy={busy}
      onClose={profileModal.close}
      onBack={() => profileModal.open({ step: 'email', typed: emailAddress })}
      onSubmit={() => WHOLE.test(code) && void validate(code)}
      formRef={form}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy} disabled={!WHOLE.test(code)}>
          Validar código
        </Button>
      }
    >
      <CodeField
        label="Código de 6 dígitos"
        value={code}
        onChange={setCode}
        onWhole={(whole) => void validate(whole)}
      />
      <ResendCode
        centered
        failed={failure !== undefined}
        onResend={async () => {
          const failed = await run(() => resendEmailCode(emailAddress));
          if (!failed) startAnew();
          return !failed;
        }}
      />
    </Dialog>
  );
}
