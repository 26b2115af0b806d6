import type { Enrollment } from '@cobros/sdk';
import { useEffect, useState } from 'react';
import { object } from 'superstruct';
import { useCall } from '#blocks/form/use-call.ts';
import { useSubmit } from '#blocks/form/use-form.ts';
import { ApplicationCodeField } from '#blocks/second-factor/application-or-recovery-code-field.tsx';
import { applicationCode } from '#blocks/second-factor/code-rules.ts';
import { RecoveryCodeList } from '#blocks/second-factor/recovery-code-list.tsx';
import { beginEnrollment, confirmEnrollment } from '#blocks/second-factor/second-factor-operations.ts';
import { SecretToScan } from '#blocks/second-factor/secret-to-scan.tsx';
import { secondFactorEnrolled } from '#stores/session.ts';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { AuthLayout } from './auth-layout.tsx';
import * as css from './enroll-second-factor.css.ts';
import { FocusedFailureAlert } from './focused-failure-alert.tsx';
import { readSessionDemands } from './second-step-operations.ts';
import { signOut } from './sign-out-operation.ts';

const codeForm = object({ code: applicationCode() });

/** Users whose role requires a second factor set it up before anything else. */
export default function EnrollSecondFactorScreen() {
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const beginning = useCall();
  const begin = () =>
    beginning.run(async () => {
      const result = await beginEnrollment({});
      if (result.ok) setEnrollment(result.data);
      // A 400 can mean that it is already set up, if the response to the last code was lost.
      return !result.ok && result.failure.status === 400 ? readSessionDemands() : result;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void begin(), []);
  if (codes) {
    return (
      <AuthLayout heading="Guarda tus códigos">
        <div className={css.codes}>
          <RecoveryCodeList codes={codes} />
          <Button size="full" onClick={secondFactorEnrolled}>
            Ya los guardé, continuar
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout heading="Verificación en dos pasos">
      <Alert tone="info" icon="shield">
        Tu rol la exige. Instala en tu teléfono una aplicación de verificación y escanea este código con ella.
      </Alert>
      {beginning.failure && <FocusedFailureAlert failure={beginning.failure} />}
      {enrollment ? (
        <>
          <SecretToScan {...enrollment} />
          <ConfirmForm onDone={setCodes} onExpired={() => void begin()} />
        </>
      ) : beginning.failure ? (
        <Button size="full" onClick={() => void begin()}>
          Reintentar
        </Button>
      ) : (
        <Loading>
          <Skeleton width="100%" height="32.4rem" />
        </Loading>
      )}
      <Button variant="text" onClick={() => void signOut()}>
        Cerrar sesión
      </Button>
    </AuthLayout>
  );
}

interface ConfirmFormProps {
  onDone: (codes: readonly string[]) => void;
  onExpired: () => void;
}

function ConfirmForm({ onDone, onExpired }: ConfirmFormProps) {
  const { form, busy, failure } = useSubmit(codeForm, { code: '' }, async ({ code }) => {
    const result = await confirmEnrollment(code);
    if (result.ok) onDone(result.data.recoveryCodes);
    else if (result.failure.code === 'expired-challenge') onExpired();
    return result;
  });
  return (
    <form ref={form.ref} className={stack[4]} onSubmit={form.onSubmit} noValidate>
      {failure && !failure.fields && <FocusedFailureAlert failure={failure} />}
      <ApplicationCodeField {...form.field('code')} />
      <Button type="submit" size="full" loading={busy}>
        Activar
      </Button>
    </form>
  );
}
