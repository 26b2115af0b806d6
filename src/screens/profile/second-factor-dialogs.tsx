import type { Enrollment } from '@cobros/sdk';
import { useRef, useState } from 'react';
import { object, string } from 'superstruct';
import { type Form, useSubmit } from '#blocks/form/use-form.ts';
import { DialogValuesContext } from '#blocks/form/use-restorable-state.ts';
import {
  ApplicationCodeField,
  ApplicationOrRecoveryCodeField,
} from '#blocks/second-factor/application-or-recovery-code-field.tsx';
import { applicationCode } from '#blocks/second-factor/code-rules.ts';
import { RecoveryCodeList } from '#blocks/second-factor/recovery-code-list.tsx';
import { beginEnrollment, confirmEnrollment } from '#blocks/second-factor/second-factor-operations.ts';
import { SecretToScan } from '#blocks/second-factor/secret-to-scan.tsx';
import { required } from '#domain/required.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { disableSecondFactor, type Proof, proofForm, renewRecoveryCodes } from './own-access-operations.ts';
import { ProfileChangeDialog } from './profile-change-dialogs.tsx';
import { profileModal, type StepOf } from './profile-modal.ts';

const passwordForm = object({ password: required(), code: string() });
const codeForm = object({ code: applicationCode() });
const EMPTY: Proof = { password: '', code: '' };

/** Steps of the dialog: password (and a code of the current phone), secret and first code, recovery codes. */
export function EnrollSecondFactorDialog({ enabled }: StepOf<'second-factor'>) {
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodesShown codes={codes} />;
  if (enrollment) {
    return (
      // Hides the dialog's stored values, which belong to the previous form and contain another code.
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
          {...form.field('password')}
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
      <ApplicationCodeField {...form.field('code')} />
    </ProfileChangeDialog>
  );
}

export function RenewRecoveryCodesDialog() {
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, ...call } = useSubmit(proofForm, EMPTY, async (proof) => {
    const result = await renewRecoveryCodes(proof);
    if (result.ok) setCodes(result.data.recoveryCodes);
    return result;
  });
  if (codes) return <RecoveryCodesShown codes={codes} />;
  return (
    <ProfileChangeDialog
      title="Códigos de recuperación"
      subtitle="Los nuevos reemplazan a los anteriores"
      submitLabel="Renovar códigos"
      form={form}
      call={call}
    >
      <ProofFields {...form} />
    </ProfileChangeDialog>
  );
}

export function SecondFactorOffDialog() {
  const { form, ...call } = useSubmit(proofForm, EMPTY, disableSecondFactor);
  return (
    <ProfileChangeDialog
      title="Desactivar la verificación"
      subtitle="Para entrar bastará tu contraseña"
      submitLabel="Desactivar"
      form={form}
      call={call}
    >
      <ProofFields {...form} />
    </ProfileChangeDialog>
  );
}

/** Password and code, required for every change of the second factor. */
const ProofFields = ({ field }: Form<Proof>) => (
  <>
    <PasswordField
      label="Contraseña"
      name="password"
      {...field('password')}
      autoComplete="current-password"
    />
    <ApplicationOrRecoveryCodeField {...field('code')} />
  </>
);

/**
 * The last step of every dialog that creates recovery codes. Only its button closes it, because the codes are shown
 * just once.
 */
function RecoveryCodesShown({ codes }: { codes: readonly string[] }) {
  const [tried, setTried] = useState(false);
  const saved = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Códigos de recuperación"
      onClose={() => {
        setTried(true);
        saved.current?.focus();
      }}
      alert={
        tried && (
          <Alert tone="error">Los códigos no se vuelven a mostrar. Guárdalos y confirma con el botón.</Alert>
        )
      }
      foot={
        <Button ref={saved} size="full" onClick={profileModal.close}>
          Ya los guardé
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} />
    </Dialog>
  );
}
