import { useRef, useState } from 'react';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { ResendCode } from '../../../blocks/form/resend-code.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { confirmEmailChange } from '../operations/confirm-email-change.ts';
import { resendEmailCode } from '../operations/request-email-change.ts';
import { profileModal, type StepOf } from '../profile-modal.ts';

const WHOLE = /^\d{6}$/;

export default function EmailCodeDialog({ emailAddress }: StepOf<'email-code'>) {
  const [code, setCode] = useState('');
  const { busy, failure, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  // Cleared after a failure: typing over a whole code would count each digit as another try.
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
        centred
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
