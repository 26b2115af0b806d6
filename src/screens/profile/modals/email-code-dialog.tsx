import { useState } from 'react';
import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import { useCall } from '../../../blocks/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { resendEmailCode } from '../operations/request-email-change.ts';
import { validateEmailChange } from '../operations/validate-email-change.ts';
import { profileModal, type StepOf } from '../profile-modals.ts';
import { ResendLine } from './resend-line.tsx';

const WHOLE = /^\d{6}$/;

export default function EmailCodeDialog({ emailAddress }: StepOf<'email-code'>) {
  const [code, setCode] = useState('');
  const { busy, failure, run } = useCall();
  const validate = (whole: string) => void run(() => validateEmailChange(whole));
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
      onSubmit={() => WHOLE.test(code) && validate(code)}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy} disabled={!WHOLE.test(code)}>
          Validar código
        </Button>
      }
    >
      <CodeField label="Código de 6 dígitos" value={code} onChange={setCode} onWhole={validate} />
      <ResendLine
        resend={async () => {
          const refusal = await run(() => resendEmailCode(emailAddress));
          if (!refusal) setCode('');
          return !refusal;
        }}
      />
    </Dialog>
  );
}
