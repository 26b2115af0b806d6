import type { Enrollment } from '@cobros/sdk';
import { useState } from 'react';
import { object, string } from 'superstruct';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { DialogValuesContext } from '../../../blocks/form/use-restorable-state.ts';
import { ApplicationCodeField } from '../../../blocks/second-factor/application-or-recovery-code-field.tsx';
import { applicationCode } from '../../../blocks/second-factor/code-rules.ts';
import { beginEnrollment, confirmEnrollment } from '../../../blocks/second-factor/operations/enrollment.ts';
import { SecretToScan } from '../../../blocks/second-factor/secret-to-scan.tsx';
import { required } from '../../../domain/form-rules.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { StepOf } from '../profile-modal.ts';
import { type Proof, proofForm } from '../proof-form.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

const passwordForm = object({ password: required(), code: string() });
const codeForm = object({ code: applicationCode() });
const EMPTY: Proof = { password: '', code: '' };

/** Password (and code of the present phone), secret and first code, recovery codes. */
export default function EnrollSecondFactorDialog({ enabled }: StepOf<'second-factor'>) {
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodesShown codes={codes} />;
  if (enrollment) {
    return (
      // The values kept for this dialog are those of the form before, with another code.
      <DialogValuesContext value={undefined}>
        <ConfirmStep enrollment={enrollment} onDone={setCodes} />
      </DialogValuesContext>
    );
  }
  return <PasswordStep enabled={enabled} onDone={setEnrollment} />;
}

function PasswordStep({ enabled, onDone }: { enabled: boolean; onDone: (enrollment: Enrollment) => void }) {
  const { form, ...call } = useSubmit(
    enabled ? proofForm : passwordForm,
    EMPTY,
    async ({ password, code }) => {
      const result = await beginEnrollment({ password, ...(enabled && { verificationCode: code }) });
      if (result.ok) onDone(result.data);
      return result;
    },
  );
  return (
    <ProfileChangeDialog
      title={enabled ? 'Cambiar de teléfono' : 'Verificación en dos pasos'}
      subtitle={enabled ? 'El anterior sirve hasta que confirmes el nuevo' : 'Primero, confirma que eres tú'}
      submitLabel="Continuar"
      form={form}
      call={call}
    >
      {enabled ? (
        <ProofFields {...form} />
      ) : (
        <PasswordField
          label="Contraseña"
          name="password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          error={form.errors.password}
          autoComplete="current-password"
        />
      )}
    </ProfileChangeDialog>
  );
}

interface ConfirmStepProps {
  enrollment: Enrollment;
  onDone: (codes: readonly string[]) => void;
}

function ConfirmStep({ enrollment, onDone }: ConfirmStepProps) {
  const { form, ...call } = useSubmit(codeForm, { code: '' }, async ({ code }) => {
    const result = await confirmEnrollment(code);
    if (result.ok) onDone(result.data.recoveryCodes);
    return result;
  });
  return (
    <ProfileChangeDialog
      title="Escanea este código"
      subtitle="Con una aplicación de verificación en tu teléfono"
      submitLabel="Activar"
      form={form}
      call={call}
    >
      <SecretToScan {...enrollment} />
      <ApplicationCodeField
        value={form.values.code}
        onChange={(value) => form.set('code', value)}
        error={form.errors.code}
      />
    </ProfileChangeDialog>
  );
}
